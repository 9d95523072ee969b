import { afterAll, beforeAll, expect, test } from 'vitest';

import { policyDocument } from '../../app/contract/documents.ts';
import { conservationDetail } from '../../app/contract/endorsementLists.ts';
import { closeEndorsement, saveEndorsementDraft } from '../../app/contract/endorsementOwnCalls.ts';
import { canApplyConservation } from '../../app/contract/endorsements.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { policyInvoices } from '../../app/contract/invoiceOwnCalls.ts';
import { applyForInvoice } from '../../app/contract/invoices.ts';
import { orderDetail, orderPayUrl } from '../../app/contract/orders.ts';
import { claimOrderTransfer } from '../../app/contract/payments.ts';
import { surrenderOffer, surrenderPolicy } from '../../app/contract/surrenders.ts';
import { firstWorklist, worklist } from '../../app/contract/worklist.ts';
import { decideInvoice } from '../../app/server/invoices/decide.ts';
import { dueRefunds } from '../../app/server/payments/refundRepository.ts';
import { settleTransfer } from '../../app/server/payments/transfers.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  decideAt,
  endorsed,
  type EndorsedPolicyFixture,
  issuedPolicy,
  requestOfChanges,
  submitted,
  twiceReviewed,
} from '../setup/endorsedPolicy.ts';
import { invoiceApplication } from '../setup/invoicing.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { passRound } from '../setup/passingTime.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { submittedOrder, voucherOf } from '../setup/submittedOrder.ts';
import { decideSurrenderAt, surrendering } from '../setup/surrendered.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const orderOf = ({ agent, orderSn }: EndorsedPolicyFixture) => agent.ask(orderDetail, { orderSn });
const statesOf = async (policy: EndorsedPolicyFixture) => (await orderOf(policy)).events.map(({ to }) => to);

describeOnBothDatabases('the surrender of a policy', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  const newPolicy = async (heads = 5) => issuedPolicy(server, twiceReviewed(server), heads);
  const desk = (orderSn: string, reason: string) =>
    server.app.inject({ method: 'POST', url: `/sandbox/insurer/orders/${orderSn}`, payload: { reason } });
  /** Runs a function on a later day: moves the clock forward, and moves it back afterwards. */
  const on = async <Answer>(day: string, work: () => Promise<Answer>) => {
    const ms = Date.parse(`${day}T10:00:00+08:00`) - server.clock.now().getTime();
    await server.clock.moveBy(ms);
    try {
      return await work();
    } finally {
      await server.clock.moveBy(-ms);
    }
  };

  test('is requested for the amount that was shown, accepted, and refunded by the way of the payment', async () => {
    const policy = await newPolicy();
    const { agent, orderSn, totalFen } = policy;
    const offer = await agent.ask(surrenderOffer, { orderSn });
    expect(offer).toEqual({
      effectiveDate: '2026-12-01',
      unusedDays: 365,
      coverDays: 365,
      unusedFen: totalFen,
      feeFen: 0,
      refundFen: totalFen,
    });
    const { uuid } = await surrendering(policy, 'insuredElsewhere');
    expect(await agent.ask(worklist, firstWorklist)).toMatchObject({ surrendersDecided: 0, surrendersDecidedAt: '' });
    expect(await orderOf(policy)).toMatchObject({
      status: 'insured',
      surrender: { state: 'applied', reason: 'insuredElsewhere', refundFen: totalFen, feeFen: 0, sentFen: 0 },
    });

    expect(await decideSurrenderAt(server, uuid, 'accepted', '同意')).toEqual({ status: 200, state: 'accepted' });
    expect(await orderOf(policy)).toMatchObject({
      status: 'refunding',
      surrender: { state: 'accepted', note: '同意', effectiveDate: '2026-12-01', sentFen: 0 },
    });
    const decidedAt = server.clock.now().toISOString();
    expect(await agent.ask(worklist, firstWorklist)).toMatchObject({
      surrendersDecided: 1,
      surrendersDecidedAt: decidedAt,
    });
    await server.runDueJobs();
    expect(await orderOf(policy)).toMatchObject({ status: 'refunded', surrender: { sentFen: totalFen } });
    const sent = await server.database.selectFrom('sandbox_refunds').select('amount_fen').execute();
    expect(sent).toEqual([{ amount_fen: totalFen }]);
    await desk(orderSn, 'refundArrived');
    expect((await statesOf(policy)).slice(-5)).toEqual([
      'insured',
      'surrendered',
      'refunding',
      'refunded',
      'refundSucceeded',
    ]);
    expect((await decideSurrenderAt(server, uuid, 'rejected')).status).toBe(409);
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('is one surrender for repeated requests, and no other is accepted meanwhile', async () => {
    const policy = await newPolicy();
    const { agent, orderSn } = policy;
    const { effectiveDate, refundFen } = await agent.ask(surrenderOffer, { orderSn });
    const request = { orderSn, reason: 'other', effectiveDate, refundFen } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => agent.ask(surrenderPolicy, request)));
    expect(new Set(answers.map(({ uuid }) => uuid)).size).toBe(1);

    const another = await agent.send(surrenderPolicy, { ...request, reason: 'contentWrong' });
    expect(another).toMatchObject({ resCode: resultCodes.refused, info: '退保正在处理，请勿重复提交' });
    expect(await agent.send(surrenderOffer, { orderSn })).toMatchObject({ resCode: resultCodes.refused });
    const [applied] = answers;
    const decisions = await Promise.all([1, 2, 3].map(() => decideSurrenderAt(server, applied!.uuid, 'accepted')));
    expect(decisions.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    await server.runDueJobs();
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('is refused for another amount or day than today’s, with today’s', async () => {
    const { agent, orderSn } = await newPolicy();
    const { effectiveDate, refundFen } = await agent.ask(surrenderOffer, { orderSn });
    for (const changed of [{ refundFen: refundFen + 1 }, { effectiveDate: '2026-12-02' }]) {
      const refused = await agent.send(surrenderPolicy, {
        orderSn,
        reason: 'other',
        effectiveDate,
        refundFen,
        ...changed,
      });
      expect(refused).toMatchObject({ resCode: resultCodes.priceChanged });
      expect(surrenderOffer.response.fromWire(refused.data as never)).toMatchObject({ effectiveDate, refundFen });
    }
    expect((await agent.ask(orderDetail, { orderSn })).surrender).toBeUndefined();
  });

  test('is rejected with the insurer’s reason: the policy continues, and can be surrendered later', async () => {
    const policy = await newPolicy();
    const { uuid } = await surrendering(policy);
    expect(await decideSurrenderAt(server, uuid, 'rejected', '该保单有未结理赔')).toMatchObject({ state: 'rejected' });
    expect(await orderOf(policy)).toMatchObject({
      status: 'insured',
      surrender: { state: 'rejected', note: '该保单有未结理赔' },
    });
    expect(await surrendering(policy)).not.toMatchObject({ uuid });
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('of another agent is reported as unknown', async () => {
    const { orderSn } = await newPolicy();
    const other = await server.signIn();
    const request = { orderSn, reason: 'other', effectiveDate: '2026-12-01', refundFen: 0 } as const;
    expect(await other.send(surrenderOffer, { orderSn })).toMatchObject({ resCode: resultCodes.notFound });
    expect(await other.send(surrenderPolicy, request)).toMatchObject({ resCode: resultCodes.notFound });
  });

  test('waits for an open endorsement, and blocks new ones', async () => {
    const policy = await newPolicy();
    const { agent, orderSn, policyUuid } = policy;
    const endorsement = await submitted(policy, requestOfChanges([add(1)]));
    expect(await agent.send(surrenderOffer, { orderSn })).toMatchObject({
      resCode: resultCodes.refused,
      info: '保单有处理中的保全，请先完成或关闭该保全',
    });
    await agent.ask(closeEndorsement, { conservationUuid: endorsement });
    await surrendering(policy);
    expect(await agent.ask(canApplyConservation, { policyUuid })).toMatchObject({
      canFlag: false,
      msg: '保单正在退保，不能申请保全',
    });
    const request = requestOfChanges([add(2)]);
    await agent.ask(saveEndorsementDraft, { uuid: '', version: 0, policyUuid, request });
    await expect(submitted(policy, request)).rejects.toThrow('保单正在退保');
  });

  test('of an endorsed policy refunds all unused premium, and ends the endorsements', async () => {
    const policy = await newPolicy();
    const first = await endorsed(server, policy, requestOfChanges([add(1), add(2)]));
    const { netFen } = await policy.agent.ask(conservationDetail, { conservationUuid: first });
    const { uuid, refundFen } = await surrendering(policy);
    expect(refundFen).toBe(policy.totalFen + netFen);
    await decideSurrenderAt(server, uuid, 'accepted');
    await server.runDueJobs();

    expect(await orderOf(policy)).toMatchObject({ status: 'refunded', surrender: { sentFen: refundFen } });
    expect((await policy.agent.ask(conservationDetail, { conservationUuid: first })).state).toBe('surrendered');
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('by the insurer, from an endorsement, refunds the order too', async () => {
    const policy = await newPolicy();
    const endorsement = await endorsed(server, policy, requestOfChanges([add(1)]));
    const { netFen } = await policy.agent.ask(conservationDetail, { conservationUuid: endorsement });
    expect(await decideAt(server, endorsement, 'policySurrendered', '投保单位注销')).toMatchObject({
      state: 'surrendered',
    });
    await server.runDueJobs();
    const refundFen = policy.totalFen + netFen;
    expect(await orderOf(policy)).toMatchObject({
      status: 'refunded',
      surrender: { state: 'accepted', reason: null, note: '投保单位注销', refundFen, sentFen: refundFen },
    });
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('of a policy that was paid by transfer is refunded by transfer; money that arrived twice changes nothing', async () => {
    const agent = await server.signIn();
    const { orderSn, totalFen } = await submittedOrder(server, agent);
    const { payUrl } = await agent.ask(orderPayUrl, { orderSn });
    const payer = { payerName: '远山精密机械有限公司', payerAccount: '6222000000000000', payDate: '2026-11-20' };
    await agent.ask(claimOrderTransfer, { ...payer, orderSn, fileUrlList: [await voucherOf(agent)] });
    await settleTransfer(server.services, orderSn, 'found');
    await server.runDueJobs();
    const { uuid } = await surrendering({ agent, orderSn });
    await decideSurrenderAt(server, uuid, 'accepted');
    await server.payAt(payUrl, 'paid');
    await server.runDueJobs();
    const order = () => agent.ask(orderDetail, { orderSn });
    expect(await order()).toMatchObject({ status: 'refunding', surrender: { sentFen: 0 } });

    const due = (await dueRefunds(server.database)).find(({ sn }) => sn === orderSn);
    expect(due).toMatchObject({ kind: 'surrender', amountFen: totalFen });
    for (const _ of [1, 2]) {
      await server.app.inject({ method: 'POST', url: `/sandbox/refunds/surrender/${due?.id}`, payload: {} });
    }
    expect(await order()).toMatchObject({ status: 'refunded', surrender: { sentFen: totalFen } });
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('is shown in the e-policy and in its public check', async () => {
    const policy = await newPolicy();
    const textOf = async () =>
      pdfTextOf((await policy.agent.ask(policyDocument, { policyUuid: policy.policyUuid })).content);
    const before = await textOf();
    const { uuid } = await surrendering(policy);
    expect(await textOf()).toBe(before);
    await decideSurrenderAt(server, uuid, 'accepted');
    const after = await textOf();
    expect(before).not.toContain('退保');
    expect(after).toContain('保单状态 已退保，保障自2026-12-01 00:00起终止（北京时间）');
    expect(after).toContain('本保单已退保，仅供查阅');
    const [, code] = /policyCheck\/([\da-f-]{36})/.exec(after.replaceAll(' ', '')) ?? [];
    expect((await server.app.inject({ url: `/policyCheck/${code}` })).body).toContain('<dd>已退保</dd>');
  });

  test('corrects the invoices for the refunded premium', async () => {
    const policy = await newPolicy();
    const { agent, policyUuid, totalFen } = policy;
    await agent.ask(applyForInvoice, invoiceApplication({ policyUuid }, { amountFen: totalFen }));
    const [invoice] = await agent.ask(policyInvoices, { policyUuid });
    const issued = { reason: 'issued', note: '', invoiceNo: '26312000000000000009' } as const;
    await decideInvoice(server.services, invoice!.id, { ...issued, expressCompany: '', expressNumber: '' });
    const { uuid, refundFen } = await surrendering(policy);
    await decideSurrenderAt(server, uuid, 'accepted');
    expect((await agent.ask(policyInvoices, { policyUuid })).map(({ amountFen }) => amountFen)).toEqual([
      totalFen,
      -refundFen,
    ]);
  });

  test('takes effect tomorrow after cover has begun, and is decided even after the last day', async () => {
    const mobile = '13800138000'; // This is the number of a demo agent.
    const owner = await server.signIn(mobile);
    const { orderSn, totalFen } = await issuedPolicy(server, twiceReviewed(server), 5, owner);
    const uuid = await on('2027-11-28', async () => {
      const agent = await server.signIn(mobile);
      const offer = await agent.ask(surrenderOffer, { orderSn });
      expect(offer).toMatchObject({ effectiveDate: '2027-11-29', unusedDays: 2 });
      expect(offer.refundFen).toBe(Math.round((totalFen * 2) / 365));
      return (await surrendering({ agent, orderSn }, 'other')).uuid;
    });
    await on('2027-12-05', async () => {
      await passRound(server, server.services);
      const agent = await server.signIn(mobile);
      expect((await agent.ask(orderDetail, { orderSn })).status).toBe('insured');
      await decideSurrenderAt(server, uuid, 'accepted');
      await server.runDueJobs();
      expect((await agent.ask(orderDetail, { orderSn })).status).toBe('refunded');
    });
  });
});
