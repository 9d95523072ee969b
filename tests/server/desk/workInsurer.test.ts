import { afterAll, beforeAll, expect, test } from 'vitest';

import { decideInsurerWork, insurerSubject } from '../../../app/contract/desk/work/decisions.ts';
import { insurerWork } from '../../../app/contract/desk/work/waiting.ts';
import { conservationDetail, conservationPayUrl } from '../../../app/contract/endorsementLists.ts';
import { answerEndorsementReview, sendEndorsementMaterials } from '../../../app/contract/endorsementOwnCalls.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { policyInvoices } from '../../../app/contract/invoiceOwnCalls.ts';
import { applyForInvoice } from '../../../app/contract/invoices.ts';
import { orderDetail, orderPayUrl } from '../../../app/contract/orders.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import {
  add,
  decideAt,
  type EndorsedPolicyFixture,
  issuedPolicy,
  materialsOf,
  requestOfChanges,
  submitted,
  twiceReviewed,
} from '../../setup/endorsedPolicy.ts';
import { invoiceApplication } from '../../setup/invoicing.ts';
import { ledgerFaults } from '../../setup/ledger.ts';
import { recordsOf } from '../../setup/operatorRecords.ts';
import { submittedOrder } from '../../setup/submittedOrder.ts';
import { surrendering } from '../../setup/surrendered.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';

const reason = '保险公司邮件回复';
const none = { words: '', policySn: '', certificateSn: '', invoiceNo: '', expressCompany: '', expressNumber: '' };
const settled = '状态已变化，不能录入此结果，请刷新页面';
const incomplete = '请填写此处理结果所需的号码或说明';

type Kind = 'order' | 'endorsement' | 'surrender' | 'invoice';

describeOnBothDatabases('insurer work at the desk', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let underwriting: DeskClient;
  let policy: EndorsedPolicyFixture;
  let persons = 0;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
    underwriting = await signInToDeskAs(server, 'underwriting');
    policy = await issuedPolicy(server, twiceReviewed(server), 10, agent);
  });
  afterAll(() => server.close());

  async function inFinalReview(of = policy) {
    const uuid = await submitted(of, requestOfChanges([add((persons += 1))]));
    await agent.ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(agent) });
    await server.payAt((await agent.ask(conservationPayUrl, { conservationUuid: uuid })).payUrl, 'paid');
    await server.runDueJobs();
    await decideAt(server, uuid, 'firstReviewPassed');
    return { kind: 'endorsement', id: uuid } as const;
  }
  async function decide(key: { kind: Kind; id: string }, decision: string, more: Partial<typeof none> = {}) {
    const { version } = await underwriting.ask(insurerSubject, key);
    return underwriting.send(decideInsurerWork, { ...key, ...none, ...more, version, decision, reason });
  }

  /** Returns who made the transitions with this reason, from the stored history. */
  const deciders = async (table: 'invoice_events' | 'surrender_events', because: string) =>
    (await server.database.selectFrom(table).select(['by', 'reason']).execute())
      .filter((event) => event.reason === because)
      .map((event) => event.by);

  test('brings an endorsement into force with the insurer’s number, and records who did it and why', async () => {
    const key = await inFinalReview();
    const shown = await underwriting.ask(insurerSubject, key);
    expect(shown).toMatchObject({ state: 'finalReview', orderSn: policy.orderSn });
    expect(shown.decisions).toContainEqual({ decision: 'reviewPassed', needs: ['certificateSn'] });
    expect((await decide(key, 'reviewPassed')).info).toBe(incomplete);
    expect((await decide(key, 'reviewPassed', { certificateSn: 'PD-2026-1' })).resCode).toBe(resultCodes.success);

    const detail = await agent.ask(conservationDetail, { conservationUuid: key.id });
    expect(detail).toMatchObject({ state: 'succeeded', certificateSn: 'PD-2026-1' });
    expect(detail.events.at(-1)).toMatchObject({ reason: 'reviewPassed', by: 'operator' });
    expect(detail.events.find((event) => event.reason === 'firstReviewPassed')?.by).toBe('insurer');
    expect((await recordsOf(server, underwriting)).at(-1)).toEqual({
      action: 'work/insurerWork/:kind/:id/decide',
      subject: `endorsement ${key.id}`,
      reason,
    });
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('asks the agent a question, shows the answer, and refuses with words', async () => {
    const key = await inFinalReview(await issuedPolicy(server, twiceReviewed(server), 10, agent));
    expect((await decide(key, 'rejected')).info).toBe(incomplete);
    await decide(key, 'questionToConfirm', { words: '新增人员的职业是什么' });
    await agent.ask(answerEndorsementReview, { conservationUuid: key.id, answer: '均为内勤' });
    expect(await underwriting.ask(insurerSubject, key)).toMatchObject({ state: 'firstReview', lastWords: '均为内勤' });
    await decide(key, 'rejected', { words: '职业类别不符' });
    const detail = await agent.ask(conservationDetail, { conservationUuid: key.id });
    expect(detail).toMatchObject({ state: 'rejected' });
    expect(JSON.stringify(detail)).toContain('职业类别不符');
  });

  test('is decided once, and two endorsements cannot have one number', async () => {
    const key = await inFinalReview();
    const other = await signInToDeskAs(server, 'finance');
    const { version } = await other.ask(insurerSubject, key);
    const taken = await decide(key, 'reviewPassed', { certificateSn: 'PD-2026-1' });
    expect(taken.info).toBe('该号码已被其他业务使用，请核对');
    await decide(key, 'reviewPassed', { certificateSn: 'PD-2026-2' });
    const late = { ...key, ...none, version, decision: 'rejected', words: '不同意', reason };
    expect((await other.send(decideInsurerWork, late)).info).toBe(settled);
    expect((await agent.ask(conservationDetail, { conservationUuid: key.id })).state).toBe('succeeded');
  });

  test('issues an invoice with its number, and issues a paid order with the number of its policy', async () => {
    await agent.ask(applyForInvoice, invoiceApplication(policy, { amountFen: 100 }));
    const [invoice] = (await underwriting.ask(insurerWork, {})).list.filter(({ kind }) => kind === 'invoice');
    const key = { kind: 'invoice', id: invoice!.id } as const;
    expect(await underwriting.ask(insurerSubject, key)).toMatchObject({ amount: '1.00', state: 'applied' });
    expect((await decide(key, 'issued', { invoiceNo: '26112000000000000001' })).resCode).toBe(resultCodes.success);
    expect(JSON.stringify(await agent.ask(policyInvoices, { policyUuid: policy.policyUuid }))).toContain(
      '26112000000000000001',
    );
    expect(await deciders('invoice_events', 'issued')).toEqual(['operator']);

    await server.app.inject({ method: 'POST', url: '/sandbox/insurer/habits', payload: { issuing: 'inHand' } });
    const { orderSn } = await submittedOrder(server, agent);
    await server.payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await server.runDueJobs();
    await decide({ kind: 'order', id: orderSn }, 'issued', { policySn: 'PDAA2026001' });
    const order = await agent.ask(orderDetail, { orderSn });
    expect(order).toMatchObject({ status: 'insured', policySn: 'PDAA2026001' });
    expect(order.events.find((event) => event.reason === 'issued')?.by).toBe('operator');
  });

  test('accepts a surrender for the insurer, as the histories of surrender and order show', async () => {
    await server.app.inject({ method: 'POST', url: '/sandbox/insurer/habits', payload: { issuing: 'issued' } });
    const { orderSn } = await issuedPolicy(server, twiceReviewed(server), 10, agent);
    await surrendering({ agent, orderSn });
    const { list } = await underwriting.ask(insurerWork, {});
    const surrender = list.find((row) => row.kind === 'surrender' && row.orderSn === orderSn);
    await decide({ kind: 'surrender', id: surrender!.id }, 'accepted');
    expect(await deciders('surrender_events', 'accepted')).toEqual(['operator']);
    const { events } = await agent.ask(orderDetail, { orderSn });
    expect(events.find((event) => event.reason === 'surrendered')?.by).toBe('operator');
  });

  test('of an unknown subject is not found, and a decision that the state does not have is refused', async () => {
    const unknown = { kind: 'invoice', id: crypto.randomUUID() } as const;
    expect((await underwriting.send(insurerSubject, unknown)).resCode).toBe(resultCodes.notFound);
    const key = { kind: 'order', id: policy.orderSn } as const;
    expect((await underwriting.ask(insurerSubject, key)).decisions).toEqual([]);
    expect((await decide(key, 'refundArrived')).info).toBe(settled);
  });
});
