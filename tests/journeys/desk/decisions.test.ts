import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import type { Send } from '../../../app/client/platform/http/http.ts';
import { conservationPayUrl } from '../../../app/contract/endorsementLists.ts';
import { policyRoster, sendEndorsementMaterials } from '../../../app/contract/endorsementOwnCalls.ts';
import { checkMaterials, uploadCheckMaterials } from '../../../app/contract/materials.ts';
import { submitOrder } from '../../../app/contract/orders.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { add, materialsOf, requestOfChanges, submitted } from '../../setup/endorsedPolicy.ts';
import { voucherOf } from '../../setup/submittedOrder.ts';
import { withUploadedMaterials } from '../../setup/uploadedMaterials.ts';
import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { Keys } from '../support/keys.ts';
import { DeskOperator } from '../support/operator.ts';
import { sellPolicy } from '../support/soldPolicy.ts';

const journey = startJourneys();
const mobile = '13800138000';
const product = loadCatalogue().productOf('80140')!;
const reason = '按核保要求审核';

const post = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

/** Submits an order with a business licence. The insurer must review the order. */
async function reviewedOrder(send: Send, groupName: string): Promise<string> {
  const { url } = journey.server();
  await post(`${url}/sandbox/insurer/habits`, { verdict: 'reviewNeeded' });
  const blank = completeDraft(product);
  const draft = await withUploadedMaterials(
    { ask: send },
    { ...blank, applicant: { ...blank.applicant, groupName }, materials: { ...blank.materials, businessLicence: [] } },
  );
  const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
  const { orderSn } = await send(submitOrder, submission);
  await post(`${url}/sandbox/insurer/habits`, { verdict: 'accepted' });
  return orderSn;
}

async function atDesk() {
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  await operator.arrive('underwriting');
  return { user, operator, page: user.page };
}

it('materials are opened for a reason, returned with words that the agent sees, and accepted by keyboard', async () => {
  const { agent, send } = await journey.atWork(mobile);
  const groupName = '云溪食品有限公司';
  const orderSn = await reviewedOrder(send, groupName);
  const { user, operator, page } = await atDesk();

  await page.getByRole('link', { name: /待审核的资料.*1 件/ }).click();
  await page.getByRole('link', { name: orderSn }).click();
  await page.getByRole('heading', { level: 1, name: groupName }).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await page.getByRole('link', { name: `待审核的资料（订单）：${orderSn}` }).click();
  await operator.button('查看文件').waitFor();
  expect(await operator.button('审核通过').count()).toBe(0);
  await operator.button('查看文件').click();
  const opening = page.getByRole('dialog', { name: '查看资料文件' });
  await opening.getByLabel('操作原因').fill(reason);
  await opening.getByRole('button', { name: '查看文件' }).click();
  await page.getByRole('link', { name: '资料.png' }).first().waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await operator.button('退回资料').click();
  const back = page.getByRole('dialog', { name: '退回资料' });
  await back.getByLabel('操作原因').fill(reason);
  await back.getByRole('button', { name: '退回资料' }).click();
  await back.getByText('请至少填写一项退回说明').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await back.getByLabel(/退回说明：营业执照/).fill('营业执照已过期');
  await back.getByRole('button', { name: '退回资料' }).click();
  await page.getByText('没有待审核的资料').waitFor();
  await agent.open(`/supplement-info/${orderSn}`);
  await agent.page.getByText('营业执照已过期').first().waitFor();

  const { checkMaterialInfos } = await send(checkMaterials, { policyUuid: orderSn });
  expect(checkMaterialInfos.some(({ rejection }) => rejection !== undefined)).toBe(true);
  const fileUrlList = [await voucherOf({ ask: send })];
  await send(uploadCheckMaterials, {
    policyUuid: orderSn,
    checkMaterialInfos: [{ type: 'businessLicence', fileUrlList }],
  });
  await page.reload();
  const keys = new Keys(page);
  await keys.activate(page.getByRole('link', { name: groupName }));
  await keys.activate(operator.button('查看文件'));
  await keys.fill(opening.getByLabel('操作原因'), reason);
  await keys.activate(opening.getByRole('button', { name: '查看文件' }));
  await keys.activate(operator.button('审核通过'));
  const accept = page.getByRole('dialog', { name: '审核通过' });
  await keys.fill(accept.getByLabel('操作原因'), reason);
  await keys.activate(accept.getByRole('button', { name: '审核通过' }));
  await page.getByText('没有待审核的资料').waitFor();
  await operator.open(`/desk/orders/${orderSn}`);
  await page.getByText('审核通过，可以支付').waitFor();
  user.noErrors();
});

it('an endorsement passes both reviews at the desk with the insurer’s number', async () => {
  const { agent, send } = await journey.atWork(mobile);
  const { policyUuid, groupName } = await sellPolicy(send, '80140', 10);
  expect((await send(policyRoster, { policyUuid })).persons).toHaveLength(10);
  const uuid = await submitted({ agent: { ask: send }, policyUuid }, requestOfChanges([add(1)]));
  await send(sendEndorsementMaterials, { uuid, materials: await materialsOf({ ask: send }) });
  await post((await send(conservationPayUrl, { conservationUuid: uuid })).payUrl, { outcome: 'paid' });
  const { user, operator, page } = await atDesk();

  await operator.open(`/desk/materials/endorsement/${uuid}`);
  await operator.button('查看文件').click();
  const opening = page.getByRole('dialog', { name: '查看资料文件' });
  await opening.getByLabel('操作原因').fill(reason);
  await opening.getByRole('button', { name: '查看文件' }).click();
  await operator.button('审核通过').click();
  const accept = page.getByRole('dialog', { name: '审核通过' });
  await accept.getByLabel('操作原因').fill(reason);
  await accept.getByRole('button', { name: '审核通过' }).click();
  await page.getByText('没有待审核的资料').waitFor();

  await operator.open('/desk/insurer-work');
  await page.getByRole('link', { name: groupName }).click();
  await operator.button('审核通过，保全生效').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await operator.button('审核通过，保全生效').click();
  const decision = page.getByRole('dialog', { name: '审核通过，保全生效' });
  await decision.getByLabel('操作原因').fill('保险公司邮件回复');
  await decision.getByRole('button', { name: '审核通过，保全生效' }).click();
  await decision.getByText('请填写此项', { exact: true }).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await decision.getByLabel('批单号').fill('PD-20261120-1');
  await decision.getByRole('button', { name: '审核通过，保全生效' }).click();
  await page.getByText('没有待处理的业务').waitFor();
  await agent.open(`/preservation-list?detail=${uuid}`);
  await agent.page.getByText('PD-20261120-1').first().waitFor();
  user.noErrors();
});
