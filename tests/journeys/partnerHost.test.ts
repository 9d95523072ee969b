import { expect, it } from 'vitest';

import { Agent } from './support/agent.ts';
import { findingsOn } from './support/findings.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();
const agency = '启明保险代理（示例）';
const at = () => journey.server().url.replace(/\/\/[^:/]+/, '//partner.localhost');

it('a user of a partner signs in by password on its own host, where the agency stands in the place of the brand', async () => {
  const { page } = await journey.visitor();
  await page.goto(`${at()}/entry`);
  const dialog = page.getByRole('dialog', { name: '登录团险业务系统' });
  await dialog.getByText('密码登录').click();
  const password = dialog.locator('input[name=password]');
  await dialog.getByRole('textbox', { name: /用户名/ }).fill('demo');
  await page.keyboard.press('Enter');
  await dialog.getByText('请输入密码').waitFor();
  await password.fill('tuanbao-demos');
  await page.keyboard.press('Enter');
  await dialog
    .getByText(/用户名或密码/)
    .first()
    .waitFor();
  expect(await dialog.getByRole('textbox', { name: /用户名/ }).inputValue()).toBe('demo');

  await dialog.getByRole('button', { name: '显示密码' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  expect(await findingsOn(page)).toEqual([]);
  await password.fill('tuanbao-demo');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('banner').getByRole('link', { name: agency }).waitFor();
  expect(await page.getByRole('banner').innerText()).not.toContain('团保');
  const footer = page.getByRole('contentinfo');
  expect(await footer.innerText()).toContain('许可证');
  expect(await footer.innerText()).not.toContain('©');
});

it('a user of a partner signs in by SMS code, insures, and is asked again over the work when the session ends', async () => {
  const user = await journey.visitor();
  const { page } = user;
  const agent = new Agent(page, journey.server());
  await page.goto(`${at()}/entry`);
  const dialog = page.getByRole('dialog', { name: '登录团险业务系统' });
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13700137000');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('textbox', { name: '短信验证码' }).fill(await journey.server().codeFor('13700137000'));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });

  await agent.chooseProduct('旅安酒店公众责任保险');
  await page.getByLabel('营业面积').fill('3600');
  await user.context.clearCookies();
  await page.getByLabel('客房数').fill('120');
  await dialog.waitFor();
  await dialog.getByText('密码登录').click();
  await dialog.getByRole('textbox', { name: /用户名/ }).fill('demo');
  await dialog.locator('input[name=password]').fill('tuanbao-demo');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('客房数').inputValue()).toBe('120');
  await agent.fillApplicant('明湖酒店管理有限公司');
  await agent.payAndFindPolicy('明湖酒店管理有限公司');
});
