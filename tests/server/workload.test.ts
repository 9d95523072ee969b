import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { conservationPolicyList } from '../../app/contract/endorsementLists.ts';
import { searchDrafts } from '../../app/contract/offlineOrders.ts';
import type { OrderQuery } from '../../app/contract/orderQuery.ts';
import { listOrders, submitOrder } from '../../app/contract/orders.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { expiryHorizons, workload } from '../../app/contract/workload.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { add, issuedPolicy, productWhere, requestOfChanges, submitted } from '../setup/endorsedPolicy.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const page = { page: 1, pageSize: 100, statuses: [], keyword: '' };

describeOnBothDatabases('what waits for an agent', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  beforeEach(async () => {
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  async function order(columns: { status: OrderStatus; end_date?: string }): Promise<string> {
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
    const { orderSn } = await agent.ask(submitOrder, submission);
    // For an order that can be paid, the first day of cover must be in the future.
    const started = columns.status === 'awaitingPayment' ? columns : { ...columns, start_date: '2026-01-01' };
    await server.database.updateTable('orders').set(started).where('sn', '=', orderSn).execute();
    return orderSn;
  }

  const inDays = (days: number) => plusDays(server.clock.today(), days);

  test('is empty for a new agent, independent of others', async () => {
    await order({ status: 'awaitingPayment' });
    const newcomer = await server.signIn();

    const told = Object.values(await newcomer.ask(workload, {}));
    expect(told.filter((value) => value !== 0 && value !== '')).toEqual([]);
  });

  test('counts orders to pay and materials to send, and not orders that wait for others', async () => {
    for (const status of [
      'awaitingPayment',
      'awaitingPayment',
      'transferPending',
      'materialsRejected',
      'insuredMaterialsDue',
      'manualReview',
    ] as const)
      await order({ status });

    expect(await agent.ask(workload, {})).toMatchObject({ unpaid: 2, materialsRejected: 1, materialsDue: 1 });
  });

  test('counts policies by the days until their cover ends, including today and the last day', async () => {
    for (const days of [-1, 0, 7, 8, 30, 31, 60, 61]) await order({ status: 'insured', end_date: inDays(days) });
    await order({ status: 'surrendered', end_date: inDays(3) });
    await order({ status: 'insuredMaterialsDue', end_date: inDays(3) });

    expect(await agent.ask(workload, {})).toMatchObject({ expiringIn7: 3, expiringIn30: 5, expiringIn60: 7 });
  });

  test('every number is that of the linked list', async () => {
    const product = server.services.catalogue.products[0]!;
    for (const status of ['awaitingPayment', 'materialsRejected', 'insuredMaterialsDue'] as const)
      await order({ status, end_date: inDays(20) });
    await agent.ask(saveDraft, { id: '', version: 0, draft: completeDraft(product) });
    const endorsed = await issuedPolicy(
      server,
      productWhere(server, ({ endorsement }) => endorsement.materials.length > 0),
      10,
      agent,
    );
    await submitted(endorsed, requestOfChanges([add(1)]));
    const counts = await agent.ask(workload, {});

    const total = async (query: Partial<OrderQuery>) => (await agent.ask(listOrders, { ...page, ...query })).total;
    expect(counts).toEqual({
      closedUnpaid: 0,
      closedUnpaidAt: '',
      surrendersDecided: 0,
      surrendersDecidedAt: '',
      unpaid: await total({ statuses: ['awaitingPayment'] }),
      materialsRejected: await total({ statuses: ['materialsRejected'] }),
      materialsDue: await total({ statuses: ['insuredMaterialsDue'] }),
      drafts: (await agent.ask(searchDrafts, { pageIndex: 1, pageSize: 4, filterStr: '', productId: '' })).total,
      endorsementsToUpload: (
        await agent.ask(conservationPolicyList, {
          page: 1,
          pageSize: 4,
          states: [],
          group: 'toUpload',
          keyword: '',
          policyUuid: '',
          from: '',
          until: '',
        })
      ).total,
      ...Object.fromEntries(
        await Promise.all(
          expiryHorizons.map(async (days) => [`expiringIn${days}`, await total({ expiresWithin: days })]),
        ),
      ),
    });
    expect(counts).toMatchObject({ drafts: 1, endorsementsToUpload: 1, expiringIn30: 1, expiringIn60: 1 });
  });

  test('an order is found by its policy number', async () => {
    const { orderSn } = await issuedPolicy(server, server.services.catalogue.products[0]!, 3, agent);
    await order({ status: 'awaitingPayment' });
    const { policySn } = (await agent.ask(listOrders, page)).orders.find((each) => each.orderSn === orderSn)!;

    const found = await agent.ask(listOrders, { ...page, keyword: policySn! });

    expect(found.orders.map((each) => each.orderSn)).toEqual([orderSn]);
    expect(found.total).toBe(1);
  });
});
