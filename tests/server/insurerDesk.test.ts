import type { OrderReason, OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { uploadSingleImage } from '../../app/contract/files.ts';
import { checkMaterials, uploadCheckMaterials } from '../../app/contract/materials.ts';
import { orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { claimOrderTransfer } from '../../app/contract/payments.ts';
import type { InsurerHabits } from '../../app/server/gateways/sandboxInsurer.ts';
import { dueRefunds } from '../../app/server/payments/refundRepository.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeOnBothDatabases("the insurer's desk", (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());
  beforeEach(() => habits({ verdict: 'accepted', issuing: 'issued' }));

  const press = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, payload, headers: { accept: 'application/json' } });
  async function habits(chosen: Partial<InsurerHabits>): Promise<void> {
    expect((await press('/sandbox/insurer/habits', chosen)).statusCode).toBe(303);
  }
  const decide = async (orderSn: string, reason: OrderReason, note = '') => {
    const answer = await press(`/sandbox/insurer/orders/${orderSn}`, { reason, note });
    return answer.statusCode === 200 ? answer.json<{ status: OrderStatus }>().status : answer.statusCode;
  };
  async function newOrder(): Promise<string> {
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
    return (await agent.ask(submitOrder, submission)).orderSn;
  }
  async function paidOrder(): Promise<string> {
    const orderSn = await newOrder();
    await server.payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await server.runDueJobs();
    return orderSn;
  }
  async function orderPaidByTransfer(): Promise<string> {
    const orderSn = await newOrder();
    const claim = { payerName: '青禾机械制造有限公司', payerAccount: '6200000000000000', payDate: '2026-11-20' };
    const { url } = await agent.ask(uploadSingleImage, { file: fileOf(await picture(), '凭证.png') });
    await agent.ask(claimOrderTransfer, { orderSn, ...claim, fileUrlList: [url] });
    await press(`/sandbox/transfers/${orderSn}`, { outcome: 'found' });
    await server.runDueJobs();
    return orderSn;
  }
  const stateOf = async (orderSn: string) => (await agent.ask(orderDetail, { orderSn })).status;
  async function sendPapers(policyUuid: string): Promise<void> {
    const { checkMaterialInfos } = await agent.ask(checkMaterials, { policyUuid });
    const { url } = await agent.ask(uploadSingleImage, { file: fileOf(await picture(), '资料.png') });
    const papers = checkMaterialInfos.filter(({ isRequired }) => isRequired);
    await agent.ask(uploadCheckMaterials, {
      policyUuid,
      checkMaterialInfos: papers.map(({ type }) => ({ type, fileUrlList: [url] })),
    });
  }

  test('reviews an order, rejects its materials with a reason, and accepts it after they were corrected', async () => {
    await habits({ verdict: 'reviewNeeded' });
    const orderSn = await newOrder();
    expect(await stateOf(orderSn)).toBe('pendingReview');
    expect(await decide(orderSn, 'manualReviewNeeded')).toBe('manualReview');
    expect(await decide(orderSn, 'materialsRejected', '营业执照已过期')).toBe('materialsRejected');
    expect(await agent.ask(checkMaterials, { policyUuid: orderSn })).toMatchObject({
      status: 120,
      reason: '营业执照已过期',
      canUpload: true,
    });

    await sendPapers(orderSn);
    expect(await agent.ask(checkMaterials, { policyUuid: orderSn })).toMatchObject({ status: 51, reason: '' });
    expect(await decide(orderSn, 'accepted')).toBe('awaitingPayment');
  });

  test('declines an application at once, or after its review, before anything was paid', async () => {
    await habits({ verdict: 'declined' });
    await expect(newOrder()).rejects.toThrow('保险公司未接受该投保申请');
    await habits({ verdict: 'reviewNeeded' });
    const orderSn = await newOrder();
    expect(await decide(orderSn, 'declined', '风险过高')).toBe('failed');
    const { events } = await agent.ask(orderDetail, { orderSn });
    expect(events.at(-1)).toMatchObject({ reason: 'declined', by: 'insurer', note: '风险过高' });
    expect(events.slice(0, -1).every((event) => event.note === undefined)).toBe(true);
  });

  test('issues a policy with materials still due, rejects them again, and accepts them', async () => {
    await habits({ issuing: 'materialsDue' });
    const orderSn = await paidOrder();
    expect(await stateOf(orderSn)).toBe('insuredMaterialsDue');
    expect((await agent.ask(orderDetail, { orderSn })).policySn).toMatch(/^P\d{12}$/);

    await sendPapers(orderSn);
    expect(await decide(orderSn, 'materialsRejected', '清单未盖章')).toBe('insuredMaterialsDue');
    expect((await agent.ask(checkMaterials, { policyUuid: orderSn })).reason).toBe('清单未盖章');
    await sendPapers(orderSn);
    expect(await decide(orderSn, 'materialsAccepted')).toBe('insured');
  });

  test('tells the agent what is wrong with materials that are still due after a later decision', async () => {
    await habits({ issuing: 'inHand' });
    const orderSn = await paidOrder();
    expect(await decide(orderSn, 'issuedMaterialsDue', '清单未盖章')).toBe('insuredMaterialsDue');
    expect((await agent.ask(checkMaterials, { policyUuid: orderSn })).reason).toBe('清单未盖章');
  });

  test('holds a paid order and issues it later, once', async () => {
    await habits({ issuing: 'inHand' });
    const orderSn = await paidOrder();
    expect(await stateOf(orderSn)).toBe('issuing');
    expect(await decide(orderSn, 'issued')).toBe('insured');
    expect(await decide(orderSn, 'issued')).toBe(409);
    expect((await agent.ask(orderDetail, { orderSn })).policySn).toMatch(/^P\d{12}$/);
  });

  test('declines a paid order: its money is refunded through the same payment', async () => {
    await habits({ issuing: 'declined' });
    const online = await paidOrder();
    expect(await stateOf(online)).toBe('refunded');
    expect(await decide(online, 'refundArrived')).toBe('refundSucceeded');

    const transferred = await orderPaidByTransfer();
    expect(await stateOf(transferred)).toBe('refunding');
    const refunds = await server.database.selectFrom('sandbox_refunds').selectAll().execute();
    expect(refunds).toHaveLength(1);
    const [due, ...others] = await dueRefunds(server.services.database);
    expect(due).toMatchObject({ kind: 'payment', sn: transferred });
    expect(others).toEqual([]);
    await press(`/sandbox/refunds/payment/${due?.id}`, {});
    await press(`/sandbox/refunds/payment/${due?.id}`, {});
    expect(await stateOf(transferred)).toBe('refunded');
    expect(await dueRefunds(server.services.database)).toEqual([]);
  });

  test('an action that the state does not allow, or for an unknown record, changes nothing', async () => {
    const orderSn = await newOrder();

    expect(await decide(orderSn, 'materialsAccepted')).toBe(409);
    expect(await decide(orderSn, 'paid')).toBe(400);
    expect(await decide('TB0', 'accepted')).toBe(404);
    expect((await press('/sandbox/insurer/habits', { verdict: 'perhaps' })).statusCode).toBe(400);
    expect(await stateOf(orderSn)).toBe('awaitingPayment');
    expect((await server.app.inject('/sandbox/insurer')).body).toContain(orderSn);
  });

  test('after all of this the books are in order', async () => {
    expect(await ledgerFaults(server.database)).toEqual([]);
  });
});
