import { expect, it } from 'vitest';

import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();

it('an operator closes a day and tells the agents, who see both', async () => {
  const user = await journey.visitor();
  const { page } = user;
  const operator = new DeskOperator(page, journey.server());
  await operator.arrive('product');
  await page.getByRole('link', { name: '网站内容' }).first().click();
  await page.getByRole('row', { name: /2027-02-06 春节/ }).waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await operator.button('添加').click();
  await page.getByRole('textbox', { name: /^日期/ }).fill('2026-12-05');
  await page.getByRole('textbox', { name: /^说明/ }).fill('系统升级');
  await operator.button('确定').click();
  await page.getByText('有未发布的修改').waitFor();
  await operator.button('发布').click();
  const dialog = page.getByRole('dialog', { name: '发布不可起保日' });
  await dialog.getByRole('button', { name: '发布' }).click();
  await dialog.getByText('请填写操作原因，至少 4 个字符').waitFor();
  await dialog.getByRole('textbox', { name: /^操作原因/ }).fill('升级窗口已批准');
  await dialog.getByRole('button', { name: '发布' }).click();
  await page.getByText(/第 1 版/).waitFor();

  await page.getByRole('tab', { name: '业务员公告' }).click();
  await operator.button('添加').click();
  await page.getByRole('textbox', { name: /^公告内容/ }).fill('12月5日系统升级，当日不能起保');
  expect(await findingsOn(page)).toEqual([]);
  await operator.button('确定').click();
  await operator.button('发布').click();
  await page.getByRole('textbox', { name: /^操作原因/ }).fill('升级窗口已批准');
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  await page.getByText(/第 1 版/).waitFor();
  user.noErrors();

  const { agent } = await journey.atWork('13800138000');
  await agent.open('/write/80140');
  await agent.page.getByText('12月5日系统升级，当日不能起保').waitFor();
  const start = agent.page.getByRole('textbox', { name: /^起保日期/ });
  await start.fill('2026-12-05');
  await start.press('Tab');
  await expect.poll(() => start.getAttribute('aria-invalid')).toBe('true');
});
