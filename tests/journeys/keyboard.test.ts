import { expect, it } from 'vitest';

import { startJourneys } from './support/journey.ts';
import { Keys } from './support/keys.ts';

const journey = startJourneys();

it('an agent signs in, chooses, writes, confirms and pays with the keyboard alone', async () => {
  const user = await journey.visitor();
  const { page } = user;
  const keys = new Keys(page);
  const textbox = (name: RegExp) => page.getByRole('textbox', { name });
  await page.goto(journey.server().url);

  const login = page.getByRole('dialog', { name: '登录' });
  await login.waitFor();
  await keys.reach(login.getByRole('textbox', { name: '手机号' }));
  await keys.type('13800138000');
  await keys.reach(login.getByRole('button', { name: '获取验证码' }));
  await keys.press('Enter');
  await keys.reach(login.getByRole('textbox', { name: '短信验证码' }));
  await keys.type(await journey.server().codeFor('13800138000'));
  await keys.press('Enter');
  await login.waitFor({ state: 'hidden' });

  await keys.reach(page.getByRole('searchbox'));
  await keys.type('旅安酒店');
  await page.getByRole('article', { name: '安业雇主责任保险' }).waitFor({ state: 'detached' });
  const choose = page.getByRole('button', { name: '投保 旅安酒店公众责任保险' });
  await keys.reach(choose);
  await keys.press('Enter');
  await page.getByRole('heading', { name: '投保 · 旅安酒店公众责任保险' }).waitFor();

  await keys.reach(textbox(/^营业面积/));
  await keys.type('3600');
  await keys.reach(page.getByLabel('起保日期'));
  await keys.press('Control+A');
  await keys.type('20261201');
  await keys.reach(textbox(/^投保单位名称/));
  await keys.type('明湖酒店管理有限公司');
  await keys.reach(page.getByLabel('单位性质'));
  await keys.press('ArrowDown', 'ArrowDown');
  await keys.reach(textbox(/^证件号码/));
  await keys.type('91310199MA1FL5E18T');
  await keys.reach(page.getByRole('checkbox', { name: '长期有效' }));
  await keys.press('Space');
  await keys.reach(textbox(/^联系人\*?$/));
  await keys.type('周明');
  await keys.reach(textbox(/^联系人手机号/));
  await keys.type('13800138000');
  await keys.reach(textbox(/^电子邮箱/));
  await keys.type('zhouming@minghu.example');
  await keys.reach(page.getByRole('combobox', { name: /^所在地区/ }));
  await keys.press('Enter');
  const regions = page.getByRole('dialog', { name: /所在地区/ });
  await regions.getByRole('combobox').waitFor();
  await keys.type('浦东');
  await regions.getByRole('option', { name: /浦东新区/ }).waitFor();
  await keys.press('ArrowDown', 'Enter');
  await regions.waitFor({ state: 'hidden' });
  await keys.reach(textbox(/^详细地址/));
  await keys.type('世纪大道1号');
  await keys.reach(page.getByRole('button', { name: /^下一步/ }));
  await keys.press('Enter');

  await page.getByRole('heading', { name: '确认订单' }).waitFor();
  await keys.reach(page.getByRole('checkbox', { name: /我已阅读/ }));
  await keys.press('Space');
  const opened = user.context.waitForEvent('page');
  await keys.reach(page.getByRole('button', { name: '提交订单并支付' }));
  await keys.press('Enter');
  const cashier = await opened;
  const paid = cashier.getByRole('button', { name: '支付成功' });
  await paid.waitFor();
  await new Keys(cashier).reach(paid);
  await cashier.keyboard.press('Enter');
  await page.getByText('承保成功').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('明湖酒店管理有限公司');
  user.noErrors();
});
