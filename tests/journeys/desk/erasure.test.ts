import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';
import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { keepDraftOf } from '../support/keptDraft.ts';
import { DeskOperator } from '../support/operator.ts';
import { sellOrder } from '../support/soldPolicy.ts';

const journey = startJourneys();
const product = loadCatalogue().productOf('80140')!;
const reason = '客户本人书面要求删除';

async function administrator() {
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  await operator.arrive('admin');
  return { user, operator, page: user.page };
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

it('a person is erased when a second administrator approves: the draft loses the person at once, and the policy is kept', async () => {
  const { agent, send } = await journey.atWork('13800138000');
  await sellOrder(send, '80140', 3);
  const draftPath = await keepDraftOf(send, '80140', () => completeDraft(product, { heads: 3 }));
  const { idNo, name } = completeDraft(product, { heads: 3 }).persons[0]!;
  const first = await administrator();
  const second = await administrator();
  const { page } = first;

  await first.operator.open('/desk/persons');
  await first.operator.button('删除个人信息').click();
  await dialog(page, '删除个人信息').getByLabel('证件号').fill(idNo);
  expect(await findingsOn(page)).toEqual([]);
  await dialog(page, '删除个人信息').getByRole('button', { name: '查看删除范围' }).click();
  await page.getByText('请填写操作原因，至少 4 个字符').waitFor();
  await page.getByLabel('操作原因').fill(reason);
  await dialog(page, '删除个人信息').getByRole('button', { name: '查看删除范围' }).click();
  const scope = dialog(page, '删除范围');
  await scope.getByRole('row', { name: /人员清单.*保留至20\d\d-\d\d-\d\d.*《保险法》第八十七条/ }).waitFor();
  await scope.getByRole('row', { name: /订单的上传文件.*保留至20\d\d-\d\d-\d\d.*《反洗钱法》第三十四条/ }).waitFor();
  await scope.getByRole('row', { name: /未完成订单.*立即删除/ }).waitFor();
  await scope.getByText(/^上传文件（扫描件、影像）不能只去除其中一人/).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await scope.getByRole('button', { name: '提交审批' }).click();
  await page.getByText('已提交，等待另一位运营人员审批').waitFor();
  expect(page.url()).not.toContain(idNo.slice(0, 10));

  await second.operator.open('/desk/approvals');
  await second.operator.button(/^查看个人信息/).click();
  await second.page
    .getByText(/立即删除1处，依法保留2处，最晚至20/)
    .last()
    .waitFor();
  expect(await findingsOn(second.page)).toEqual([]);
  await second.operator.button('批准').click();
  await second.page.getByLabel('操作原因').fill('已核实申请人身份');
  await second.page.getByRole('dialog').getByRole('button', { name: '批准' }).click();
  await second.page.getByText('已批准并执行').waitFor();

  await agent.open(draftPath);
  await agent.page
    .getByText(completeDraft(product, { heads: 3 }).persons[1]!.name)
    .first()
    .waitFor();
  expect(await agent.page.getByText(name, { exact: true }).count()).toBe(0);
  await first.operator.open('/desk/records');
  await page.getByRole('row', { name: /申请删除个人信息/ }).waitFor();
  expect(await page.getByText(idNo).count()).toBe(0);
  first.user.noErrors();
  second.user.noErrors();
});
