import { expect, it } from 'vitest';

import { addOccupation } from './support/addOccupation.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

const yuan = (fen: number) => `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

it('a customer on a phone chooses one of two alternatives and accepts, and the agent writes the order with it', async () => {
  const { agent, user } = await journey.signedIn('13800138000');
  const { page } = agent;
  await page.getByRole('button', { name: '报价 安业雇主责任保险' }).click();
  await page.getByRole('heading', { name: '报价 · 安业雇主责任保险' }).waitFor();
  await agent.button('移除公务员、职员（内勤）').click();
  await addOccupation(agent, '0001001', '公务员、职员（内勤）', 59);
  const first = await agent.premium();
  await agent.button('添加方案').click();
  await agent.button('移除公务员、职员（内勤）').click();
  await page.getByRole('radio', { name: /^全面计划/ }).check({ force: true });
  await addOccupation(agent, '0001001', '公务员、职员（内勤）', 59);
  await page.getByLabel('投保单位名称').fill('青禾机械制造有限公司');
  await page.getByRole('radio', { name: /客户任选其一/ }).check({ force: true });
  const second = await agent.premium(); // The bar shows the alternative that is open, not a sum.
  expect(second).not.toBe(first);
  await agent.button('保存报价').click();

  const sheet = page.getByRole('article', { name: '团体保险报价单' });
  const table = sheet.getByRole('table', { name: '备选方案（任选其一）' });
  await table.getByText(yuan(first)).waitFor();
  await table.getByText(yuan(second)).waitFor();
  expect(await page.getByText(yuan(first + second)).count()).toBe(0);
  expect(await page.getByText('118 人').count()).toBe(0);
  await agent.button('以此投保').click();
  await page
    .getByRole('dialog', { name: '选择方案' })
    .getByRole('radio', { name: /保障计划二/ })
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await agent.button('分享给客户').click();
  const share = page.getByRole('dialog', { name: '分享报价' });
  const address = await share.getByRole('textbox', { name: '报价链接' }).inputValue();
  await page.keyboard.press('Escape');

  const customer = await journey.visitor();
  await customer.page.setViewportSize({ width: 360, height: 740 });
  await customer.page.goto(address);
  const offered = customer.page.getByRole('radio', { name: /保障计划二/ });
  await offered.waitFor({ state: 'attached' });
  expect(await customer.page.getByRole('link', { name: '联系业务员' }).getAttribute('href')).toBe('tel:13800138000');
  for (const text of [yuan(first), yuan(second)]) {
    const box = await customer.page.getByText(text).first().boundingBox();
    expect(box!.y).toBeLessThan(740); // Both prices are on the first screen of the phone.
  }
  await customer.page.getByRole('button', { name: '接受报价' }).click();
  await customer.page.getByText('请先选择一个方案').waitFor();
  await offered.check({ force: true });
  await customer.page.getByRole('button', { name: '接受报价' }).click();
  await customer.page.getByRole('dialog').getByText('您选择了“保障计划二”').waitFor();
  await customer.page.getByRole('button', { name: '确认接受' }).click();
  await customer.page.getByText(/接受“保障计划二”，业务员会与您联系办理投保/).waitFor();
  expect(await customer.page.getByRole('button', { name: '接受报价' }).count()).toBe(0);
  await customer.page.reload();
  await customer.page.getByText(/接受“保障计划二”/).waitFor();
  customer.noErrors();

  await page.getByRole('link', { name: '团险产品' }).click();
  await page.getByText('客户已接受报价 · 保障计划二').waitFor();
  await page.getByRole('link', { name: '以此投保 青禾机械制造有限公司' }).click();
  await page.getByRole('heading', { name: '投保 · 安业雇主责任保险' }).waitFor();
  expect(await agent.premium()).toBe(second);
  expect(await page.getByRole('tab', { name: /保障计划二/ }).count()).toBe(1);
  expect(await page.getByRole('tab', { name: /保障计划一/ }).count()).toBe(0);
  user.noErrors();
});
