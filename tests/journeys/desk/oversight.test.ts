import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();
const reason = '岗位调整';

/** Signs an administrator in at the desk, in a new browser. */
async function administrator(): Promise<DeskOperator> {
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  await operator.arrive('admin');
  return operator;
}

const dialog = (page: Page) => page.getByRole('dialog');

it('one administrator invites an operator; the roles change when a second one approves, and the records show it', async () => {
  const first = await administrator();
  const second = await administrator();
  const { page } = first;

  await first.open('/desk/operators');
  await first.button('邀请运营人员').click();
  await page.getByLabel('姓名').fill('李四');
  await page.getByLabel('用户名').fill('li.si');
  await dialog(page).getByText('客服', { exact: true }).click();
  await page.getByLabel('操作原因').fill('新同事入职');
  expect(await findingsOn(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: '邀请运营人员' }).click();
  await page.getByText('链接只显示这一次').waitFor();
  expect(await page.getByRole('textbox', { name: '链接' }).inputValue()).toContain('/desk/welcome#');
  await first.button('完成').click();
  await page.getByRole('row', { name: /李四/ }).getByText('待设置').waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await first.button('管理李四').click();
  await page.getByRole('menuitem', { name: '更改角色' }).click();
  await dialog(page).getByText('财务', { exact: true }).click();
  await page.getByLabel('操作原因').fill(reason);
  await first.button('提交申请').click();
  await page.getByText('已提交，等待另一位管理员审批').waitFor();

  await first.open('/desk/approvals');
  await page.getByText('客服 → 客服、财务').waitFor();
  await second.open('/desk/approvals');
  await second.page.getByText('客服 → 客服、财务').waitFor();
  expect(await findingsOn(second.page)).toEqual([]);
  await second.button('查看李四 li.si').click();
  await second.page.getByText(reason).last().waitFor();
  await second.button('批准').click();
  await second.page.getByLabel('操作原因').fill('已向主管核实');
  await dialog(second.page).getByRole('button', { name: '批准' }).click();
  await second.page.getByText('已批准并执行').waitFor();
  await second.page.getByText('没有待审批的申请').waitFor();

  await second.open('/desk/records');
  await second.page.getByLabel('操作', { exact: true }).selectOption({ label: '审批申请' });
  await second.page.getByRole('row', { name: /审批申请.*已向主管核实/ }).waitFor();
  expect(new URL(second.page.url()).searchParams.get('action')).toBe('oversight/decideApproval');
  expect(await findingsOn(second.page)).toEqual([]);
  const download = second.page.waitForEvent('download');
  await second.button('导出').click();
  expect((await download).suggestedFilename()).toMatch(/^操作记录_.*\.xlsx$/);
  await second.page.getByRole('tab', { name: '业务员查看个人信息' }).click();
  await second.page.getByText('没有记录').waitFor();
});

it('an insured person who isn’t known is looked up with a reason, and the number stays out of the address', async () => {
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  await operator.arrive('support');
  const { page } = user;
  await operator.open('/desk/persons');
  await operator.button('查询').click();
  await page.getByLabel('证件号').fill('110101199003070000');
  await dialog(page).getByRole('button', { name: '查询' }).click();
  await page.getByText('请填写操作原因，至少 4 个字符').waitFor();
  await page.getByLabel('操作原因').fill('客户来电查询');
  await dialog(page).getByRole('button', { name: '查询' }).click();
  await page.getByText('没有找到该证件号的被保险人').waitFor();
  expect(page.url()).not.toContain('1101011990');
  expect(await findingsOn(page)).toEqual([]);
});
