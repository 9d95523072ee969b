import { afterAll, beforeAll, expect, test } from 'vitest';

import { isSuccess } from '../../app/contract/envelope.ts';
import { listOrders, orderDetail, submitOrder } from '../../app/contract/orders.ts';
import { listDrafts } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const firstPage = { page: 1, pageSize: 10, statuses: [], keyword: '' };

describeOnBothDatabases('many at once', (openDatabase) => {
  let server: TestApp;
  let agents: readonly TestClient[];
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agents = [await server.signIn(), await server.signIn(), await server.signIn()];
  });
  afterAll(() => server.close());

  const submissionOf = (heads: number) => {
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product, { heads });
    return { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
  };

  test('reads and submissions at the same time all get a response, and each submission is one order', async () => {
    const submissions = Array.from({ length: 6 }, () => submissionOf(100));
    const ordersOf = await Promise.all(
      submissions.map(async (submission, index) => (await agents[index % 3]!.ask(submitOrder, submission)).orderSn),
    );
    const replies = await Promise.all(
      Array.from({ length: 150 }, (_, index) => {
        const agent = agents[index % 3]!;
        // Repeats an earlier submission with the same id.
        if (index % 25 === 0) return agent.send(submitOrder, submissions[index % 3]!);
        if (index % 3 === 0) return agent.send(orderDetail, { orderSn: ordersOf[0]! });
        return index % 2 === 0 ? agent.send(listDrafts, {}) : agent.send(listOrders, firstPage);
      }),
    );

    expect(replies.filter((reply) => reply.status !== 200 || !isSuccess(reply))).toEqual([]);
    expect(new Set(ordersOf).size).toBe(6);
    for (const agent of agents) expect((await agent.ask(listOrders, firstPage)).total).toBe(2);
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('while one agent floods the server, another gets responses', async () => {
    const [flooding, other] = agents as [TestClient, TestClient];
    const [width, length] = [40, 400];
    let sent = 0;
    let answered = 0;
    const failed: number[] = [];
    const lane = async () => {
      while (sent < length) {
        sent += 1;
        const { status } = await flooding.send(listOrders, firstPage);
        answered += 1;
        if (status >= 500) failed.push(status);
      }
    };
    const flood = Promise.all(Array.from({ length: width }, lane));
    for (let request = 0; request < 5; request += 1) expect((await other.ask(listOrders, firstPage)).total).toBe(2);

    expect(answered).toBeLessThan(length); // The other agent didn't have to wait for all these requests.
    await flood;
    expect(failed).toEqual([]);
  });

  test('an order with 3,000 persons is accepted, and others can read meanwhile', async () => {
    const [large, other] = agents as [TestClient, TestClient];
    const taken = new AbortController();
    const order = large.ask(submitOrder, submissionOf(3000)).finally(() => taken.abort());
    let reads = 0;
    while (!taken.signal.aborted) {
      expect((await other.send(listOrders, firstPage)).status).toBe(200);
      if (!taken.signal.aborted) reads += 1;
    }
    const { orderSn } = await order;

    // The server may answer the first read before it begins to work on the order. The number of later reads depends on
    // the machine.
    expect(reads).toBeGreaterThan(1);
    expect((await large.ask(orderDetail, { orderSn })).persons).toHaveLength(3000);
    expect(await ledgerFaults(server.database)).toEqual([]);
  });
});
