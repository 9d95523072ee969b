import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import type { WorkGroup } from '@tuanbao/library/domain/worklist/workTask';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { conservationPayUrl } from '../../app/contract/endorsementLists.ts';
import { sendEndorsementMaterials } from '../../app/contract/endorsementOwnCalls.ts';
import { listOrders, submitOrder } from '../../app/contract/orders.ts';
import { acceptQuotation, saveQuotation, sharedQuotation, shareQuotation } from '../../app/contract/quotations.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { currentUser } from '../../app/contract/session.ts';
import { firstWorklist, worklist } from '../../app/contract/worklist.ts';
import { worklist as listWork } from '../../app/server/home/service.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { alternativesOf, secondAlternative } from '../setup/alternatives.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  decideAt,
  issuedPolicy,
  materialsOf,
  productWhere,
  requestOfChanges,
  submitted,
} from '../setup/endorsedPolicy.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { byHarm } from '../setup/workOrder.ts';

const page = { page: 1, pageSize: 100, statuses: [], keyword: '' };

describeOnBothDatabases('the worklist of an agent', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  beforeEach(async () => {
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const inDays = (days: number) => plusDays(server.clock.today(), days);
  const draftOf = () => completeDraft(server.services.catalogue.products[0]!);

  async function order(
    columns: { status: OrderStatus; start_date?: string; end_date?: string; policy_sn?: string },
    draftId = '',
  ) {
    const product = server.services.catalogue.products[0]!;
    const draft = draftOf();
    const submission = { submissionId: crypto.randomUUID(), draftId, draft, totalFen: totalOf(product, draft) };
    const { orderSn } = await agent.ask(submitOrder, submission);
    await server.database.updateTable('orders').set(columns).where('sn', '=', orderSn).execute();
    return orderSn;
  }

  const insured = (days: number) =>
    order({ status: 'insured', start_date: '2026-01-01', end_date: inDays(days), policy_sn: crypto.randomUUID() });

  const work = (group: WorkGroup | null = null, pageSize = 50, number = 1) =>
    agent.ask(worklist, { page: number, pageSize, group });

  async function seenQuotation() {
    const { id, quotationSn } = await agent.ask(saveQuotation, draftOf());
    const { shareUrl } = await agent.ask(shareQuotation, { id });
    await server.anonymous.ask(sharedQuotation, { token: new URL(shareUrl).searchParams.get('token') ?? '' });
    return { id, quotationSn };
  }

  async function endorsementToUpload() {
    const product = productWhere(server, ({ endorsement }) => endorsement.materials.length > 0);
    const policy = await issuedPolicy(server, product, 10, agent);
    await server.clock.moveBy(60_000);
    return { ...policy, uuid: await submitted(policy, requestOfChanges([add(1)])) };
  }

  test('is empty for a user who has just begun, whatever other agents have', async () => {
    await order({ status: 'awaitingPayment' });
    agent = await server.signIn();

    const { total, list, groups, doneToday, closedUnpaid } = await work();
    expect({ total, list, doneToday, closedUnpaid }).toEqual({ total: 0, list: [], doneToday: [], closedUnpaid: 0 });
    expect(Object.values(groups).every((count) => count === 0)).toBe(true);
  });

  test('lists what waits by harm, with the last day and the place where it is done', async () => {
    const rejected = await order({ status: 'materialsRejected', start_date: inDays(9) });
    const unpaid = await order({ status: 'awaitingPayment', start_date: inDays(2) });
    const ending = await insured(5);
    const quotation = await seenQuotation();
    const unpaidLater = await order({ status: 'awaitingPayment', start_date: inDays(10) });
    const due = await order({ status: 'insuredMaterialsDue', start_date: '2026-01-01', end_date: inDays(90) });
    const endingLater = await insured(30);
    const { id: draftId } = await agent.ask(saveDraft, { id: '', version: 0, draft: draftOf() });

    const { list, total } = await work();
    expect(list.map(({ task, ref, dueDate }) => [task, ref, dueDate])).toEqual([
      ['resendMaterials', rejected, inDays(8)],
      ['payOrder', unpaid, inDays(1)],
      ['renewPolicy', ending, inDays(5)],
      ['payOrder', unpaidLater, inDays(9)],
      ['followQuotation', quotation.id, expect.any(String)],
      ['sendMaterials', due, ''],
      ['renewPolicy', endingLater, inDays(30)],
      ['continueDraft', draftId, ''],
    ]);
    expect(total).toBe(8);
    expect(list[0]).toMatchObject({ groupName: draftOf().applicant.groupName, number: rejected });
    expect(list.at(-1)?.productName).toBe(server.services.catalogue.products[0]?.name);
  });

  test('is in the order of the rule, page by page', async () => {
    for (const days of [1, 2, 3, 4, 8]) await order({ status: 'awaitingPayment', start_date: inDays(days) });
    for (const days of [0, 7, 8, 30, 3]) await insured(days);
    await order({ status: 'materialsRejected' });
    await agent.ask(saveDraft, { id: '', version: 0, draft: draftOf() });

    const pages = [await work(null, 5, 1), await work(null, 5, 2), await work(null, 5, 3)];
    const all = pages.flatMap(({ list }) => list.map(({ dueDate: dueDay, ...line }) => ({ ...line, dueDay })));
    expect(all).toHaveLength(12);
    expect(new Set(all.map(({ ref }) => ref)).size).toBe(12);
    expect(all).toEqual(all.toSorted(byHarm(server.clock.today())));
  });

  test('doesn’t list what waits for the insurer, has ended, can no longer be paid or ends later than in 30 days', async () => {
    for (const status of ['manualReview', 'transferPending', 'closed', 'refunded'] as const) await order({ status });
    await order({ status: 'awaitingPayment', start_date: inDays(0) });
    await order({ status: 'surrendered', end_date: inDays(3), start_date: '2026-01-01' });
    for (const days of [-1, 31]) await insured(days);

    expect((await work()).list).toEqual([]);
  });

  test('counts each group, and shows one of them alone', async () => {
    await order({ status: 'materialsRejected' });
    await order({ status: 'insuredMaterialsDue', start_date: '2026-01-01', end_date: inDays(90) });
    await order({ status: 'awaitingPayment' });
    await insured(3);

    const { groups, list, total } = await work('materials');
    expect(groups).toMatchObject({ materials: 2, payment: 1, expiring: 1, invoice: 0, endorsement: 0 });
    expect(list.map(({ task }) => task)).toEqual(['resendMaterials', 'sendMaterials']);
    expect(total).toBe(2);
  });

  test('drops a policy when its renewal is submitted, and lists it again when the renewal is closed', async () => {
    const ending = await insured(5);
    const { policySn } = (await agent.ask(listOrders, page)).orders.find(({ orderSn }) => orderSn === ending)!;
    const broughtFrom = { kind: 'renewal', number: policySn ?? '' } as const;
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draftOf(), broughtFrom });
    expect((await work('expiring')).total).toBe(1);

    const renewal = await order({ status: 'underwriting' }, id);
    expect((await work('expiring')).total).toBe(0);
    await server.database.updateTable('orders').set({ status: 'closed' }).where('sn', '=', renewal).execute();
    expect((await work('expiring')).list.map(({ ref }) => ref)).toEqual([ending]);
  });

  test('lists a quotation from the first look of the customer until an order is written from it', async () => {
    const { id } = await agent.ask(saveQuotation, draftOf());
    await agent.ask(shareQuotation, { id });
    expect((await work()).total).toBe(0);

    const { quotationSn } = await seenQuotation();
    expect((await work()).list.map(({ task, number }) => [task, number])).toEqual([['followQuotation', quotationSn]]);
    const broughtFrom = { kind: 'quotation', number: quotationSn } as const;
    const saved = await agent.ask(saveDraft, { id: '', version: 0, draft: draftOf(), broughtFrom });
    expect((await work()).list.map(({ task }) => task)).toEqual(['continueDraft']);
    await order({ status: 'underwriting' }, saved.id);
    expect((await work()).total).toBe(0);
  });

  test('lists an accepted quotation before others, with its alternative, until an order is begun from it', async () => {
    const seen = await seenQuotation();
    const { id, quotationSn } = await agent.ask(saveQuotation, alternativesOf(draftOf(), server));
    const { shareUrl } = await agent.ask(shareQuotation, { id });
    const token = new URL(shareUrl).searchParams.get('token') ?? '';
    await server.anonymous.ask(sharedQuotation, { token });
    await server.anonymous.ask(acceptQuotation, { token, schemeId: secondAlternative });

    const { list, groups } = await work();
    expect(list).toMatchObject([
      { task: 'insureQuotation', ref: id, number: quotationSn, schemeName: '方案二' },
      { task: 'followQuotation', ref: seen.id, schemeName: '' },
    ]);
    expect(groups.quotation).toBe(2);
    const broughtFrom = { kind: 'quotation', number: quotationSn } as const;
    await agent.ask(saveDraft, { id: '', version: 0, draft: draftOf(), broughtFrom });
    expect((await work('quotation')).list.map(({ task }) => task)).toEqual(['followQuotation']);
  });

  test('follows an endorsement through its steps, with the insurer’s reason', async () => {
    const { uuid } = await endorsementToUpload();
    expect((await work('endorsement')).list).toMatchObject([{ task: 'sendEndorsementMaterials', ref: uuid }]);

    await agent.ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(agent) });
    expect((await work('endorsement')).list).toMatchObject([{ task: 'payEndorsement', ref: uuid }]);
    const { payUrl } = await agent.ask(conservationPayUrl, { conservationUuid: uuid });
    await server.payAt(payUrl, 'paid');
    expect((await work('endorsement')).total).toBe(0);
    await decideAt(server, uuid, 'rejected', '申请书未盖章');
    expect((await work('endorsement')).list).toMatchObject([
      { task: 'resendEndorsementMaterials', ref: uuid, reason: '申请书未盖章', dueDate: '' },
    ]);
  });

  test('names what was done today once for each subject, and nothing of yesterday', async () => {
    const { uuid, orderSn } = await endorsementToUpload();
    const { doneToday } = await work();
    expect(doneToday.map(({ done, ref }) => [done, ref])).toEqual([
      ['endorsementSubmitted', uuid],
      ['paid', orderSn],
    ]);

    const { userId: id } = await agent.ask(currentUser, {});
    await server.clock.moveBy(86_400_000);
    const tomorrow = await listWork(server.services, { id } as never, firstWorklist); // The session has expired then.
    await server.clock.moveBy(-86_400_000);
    expect(tomorrow.doneToday).toEqual([]);
  });

  test('an order is found by the number of its policy', async () => {
    const { orderSn } = await issuedPolicy(server, server.services.catalogue.products[0]!, 3, agent);
    await order({ status: 'awaitingPayment' });
    const { policySn } = (await agent.ask(listOrders, page)).orders.find((each) => each.orderSn === orderSn)!;

    const found = await agent.ask(listOrders, { ...page, keyword: policySn! });

    expect(found.orders.map((each) => each.orderSn)).toEqual([orderSn]);
    expect(found.total).toBe(1);
  });
});
