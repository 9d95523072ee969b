import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import type { Send } from '../../../app/client/platform/http/http.ts';
import { submitOfflineOrder } from '../../../app/contract/offlineOrders.ts';
import { submitOrder } from '../../../app/contract/orders.ts';
import { claimOrderTransfer } from '../../../app/contract/payments.ts';
import { saveDraft } from '../../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { voucherOf } from '../../setup/submittedOrder.ts';
import { withUploadedMaterials } from '../../setup/uploadedMaterials.ts';
import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();
const agentMobile = '13800138000';
const product = loadCatalogue().productOf('80140')!;

const draftOf = (send: Send, groupName: string) => {
  const draft = completeDraft(product);
  return withUploadedMaterials({ ask: send }, { ...draft, applicant: { ...draft.applicant, groupName } });
};

async function deskAs(role: 'support' | 'finance' | 'admin') {
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  await operator.arrive(role);
  return { user, operator, page: user.page };
}

it('an offline order is taken, quoted and turned into a prepared order, which its agent opens', async () => {
  const { agent, send } = await journey.atWork(agentMobile);
  const groupName = '远山精密机械有限公司';
  const order = { id: '', version: 0, note: '三处工地，请报价', draft: await draftOf(send, groupName) };
  const { offlineDataUuid } = await send(submitOfflineOrder, order);
  const { user, operator, page } = await deskAs('support');

  await page.getByRole('link', { name: /线下订单.*1 件/ }).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await page.getByRole('link', { name: /线下订单.*1 件/ }).click();
  await page.getByRole('link', { name: groupName }).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await page.getByRole('link', { name: groupName }).click();
  await operator.button('领取').click();
  await operator.button('报价').waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await operator.button('报价').click();
  const quote = page.getByRole('dialog', { name: '报价' });
  await quote.getByRole('button', { name: '报价' }).click();
  await quote.getByText('请填写大于0的金额，最多两位小数').waitFor();
  await quote.getByLabel('总保费（元）').fill('12800');
  await quote.getByLabel('报价有效期至').fill('2027-01-10');
  await quote.getByLabel('答复内容').fill('含高空作业，已与保险公司核定');
  await quote.getByRole('button', { name: '报价' }).click();
  await operator.button('重新报价').waitFor();
  await agent.open(`/orderDetailOffline/${offlineDataUuid}`);
  await agent.page.getByText('含高空作业，已与保险公司核定').waitFor();
  await agent.page.getByText('¥12,800.00').first().waitFor();
  expect(await findingsOn(agent.page)).toEqual([]);

  await operator.button('转为预录订单').click();
  const prepare = page.getByRole('dialog', { name: '转为预录订单' });
  await prepare.getByRole('button', { name: '转为预录订单' }).click();
  const made = page.getByRole('dialog', { name: '预录订单已生成' });
  await made.getByLabel('链接').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await made.getByRole('button', { name: '关闭', exact: true }).last().click();
  await agent.page.reload();
  await agent.page.getByRole('link', { name: '去核对并提交' }).click();
  await agent.page.getByRole('textbox', { name: '投保单位名称' }).waitFor();
  user.noErrors();
});

it('an order is prepared from an unfinished one, and an invitation is made and withdrawn', async () => {
  const { send } = await journey.atWork(agentMobile);
  const groupName = '明湖印务有限公司';
  await send(saveDraft, { id: '', version: 0, draft: await draftOf(send, groupName) });
  const { user, operator, page } = await deskAs('support');

  await operator.open('/desk/prepared-orders');
  await operator.button('由未完成订单生成').click();
  await page.getByLabel('按投保单位搜索').fill('明湖');
  await operator.button(`生成预录订单：${groupName}`).click();
  await page.getByRole('dialog').getByRole('button', { name: '生成预录订单' }).click();
  const made = page.getByRole('dialog', { name: '预录订单链接' });
  await made.getByLabel('链接').waitFor();
  await made.getByRole('button', { name: '关闭', exact: true }).last().click();
  expect(await findingsOn(page)).toEqual([]);
  await page.getByRole('link', { name: '返回预录订单' }).click();
  await page.locator('tbody').getByText('未打开').waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await operator.open('/desk/invitations');
  await operator.button('发出邀请').click();
  const invite = page.getByRole('dialog', { name: '发出邀请' });
  await invite.getByLabel('产品').selectOption({ index: 1 });
  await invite.getByRole('button', { name: '发出邀请' }).click();
  const link = page.getByRole('dialog', { name: '邀请链接' });
  await link.getByRole('button', { name: '关闭', exact: true }).last().click();
  await page.locator('tbody').getByText('待领取').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await operator.button(/^撤回/).click();
  await page.getByRole('dialog', { name: '撤回邀请' }).getByRole('button', { name: '撤回' }).click();
  await page.getByText('还没有邀请').waitFor();
  user.noErrors();
});

it('finance confirms a transfer for a reason, and sees refunds and insurer work', async () => {
  const { send } = await journey.atWork(agentMobile);
  const groupName = '长河物业管理有限公司';
  const draft = await draftOf(send, groupName);
  const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
  const { orderSn } = await send(submitOrder, submission);
  const fileUrlList = [await voucherOf({ ask: send })];
  const claim = { orderSn, payerName: groupName, payerAccount: '6222000000000000', payDate: '2026-11-20', fileUrlList };
  await send(claimOrderTransfer, claim);
  const { user, operator, page } = await deskAs('finance');

  await page.getByRole('link', { name: /待核对的对公转账.*1 件/ }).click();
  await page.getByRole('link', { name: groupName }).click();
  await page.getByRole('link', { name: /凭证/ }).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await operator.button('确认到账').click();
  const confirm = page.getByRole('dialog', { name: '确认到账' });
  await confirm.getByRole('button', { name: '确认到账' }).click();
  await confirm.getByText('请填写操作原因，至少 4 个字符').waitFor();
  await confirm.getByLabel('操作原因').fill('已核对银行流水');
  await confirm.getByRole('button', { name: '确认到账' }).click();
  await page.getByText('没有待核对的转账').waitFor();
  for (const [path, title] of [
    ['/desk/refunds', '退款'],
    ['/desk/insurer-work', '待保险公司处理'],
  ] as const) {
    await operator.open(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
  }
  user.noErrors();
});

it('an administrator sees that no job has failed, and neither materials nor notices wait', async () => {
  const { user, operator, page } = await deskAs('admin');
  await operator.open('/desk/jobs');
  await page.getByText('没有失败的任务').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await operator.open('/desk/materials');
  await page.getByText('没有待审核的资料').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await operator.open('/desk/notices');
  await page.getByText('没有未匹配的通知').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  user.noErrors();
});
