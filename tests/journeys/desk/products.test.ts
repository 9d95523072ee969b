import { expect, it } from 'vitest';

import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();

it('an operator changes a price in the workbench, and the quotes of agents change', async () => {
  const { agent } = await journey.atWork('13800138000');
  await agent.open('/write/80140');
  await agent.page.getByText('¥78.00').first().waitFor();
  const group = agent.page.getByRole('textbox', { name: /^投保单位名称/ });
  await group.fill('云栖远山酒店有限公司');
  await group.blur();
  await agent.page.getByRole('link', { name: '订单列表' }).first().click();
  await agent.page.waitForURL((url) => !url.pathname.startsWith('/write'));

  const user = await journey.visitor();
  const { page } = user;
  const operator = new DeskOperator(page, journey.server());
  await operator.arrive('product');
  await page.getByRole('link', { name: '产品管理' }).first().click();
  await page.getByRole('row', { name: /安业雇主责任保险/ }).waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await page.getByRole('link', { name: '安业雇主责任保险' }).click();
  const editor = page.getByRole('textbox', { name: /^产品内容/ });
  const content = await editor.inputValue();

  await editor.fill(content.replace('"summary":', '"sumary":'));
  await operator.button('检查并试算').click();
  await page.getByText('2处错误，不能发布').waitFor();
  await page.getByText('summary 必填').waitFor();
  expect(await operator.button('发布').isDisabled()).toBe(true);
  expect(await findingsOn(page)).toEqual([]);

  await editor.fill(content.replace('"1": "0.42"', '"1": "0.84"'));
  await operator.button('检查并试算').click();
  await page.getByText('内容正确，可以发布').waitFor();
  await page.getByRole('row', { name: /plans\[0\]\.clauses\[0\]\.ratesPerMille\.1 "0\.42" "0\.84"/ }).waitFor();
  await page.getByRole('tab', { name: '投保表单' }).click();
  await page.getByRole('heading', { name: /保费/ }).first().waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await page.getByRole('tab', { name: '基准报价' }).click();
  await page.getByRole('row', { name: /一类职业三人.*234\.00.*360\.00/ }).waitFor();

  await operator.button('发布').click();
  const dialog = page.getByRole('dialog', { name: '发布 安业雇主责任保险' });
  await dialog.getByRole('textbox', { name: /^操作原因/ }).fill('年度费率调整已批准');
  await dialog.getByRole('button', { name: '发布' }).click();
  await page.getByRole('row', { name: /第 2 版.*现行/ }).waitFor();
  user.noErrors();

  await agent.page.goBack();
  await agent.page.getByText('¥120.00').first().waitFor();
  expect(await group.inputValue()).toBe('云栖远山酒店有限公司');
});
