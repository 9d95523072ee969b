import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { conservationPayUrl } from '../../app/contract/endorsementLists.ts';
import { sendEndorsementMaterials } from '../../app/contract/endorsementOwnCalls.ts';
import { orderPayUrl } from '../../app/contract/orders.ts';
import { startWorker, type Worker } from '../../app/server/platform/jobs/worker.ts';
import { lanes } from '../../app/server/services/lanes.ts';
import { passTime } from '../../app/server/wiring/timers.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { add, issuedPolicy, materialsOf, productWhere, requestOfChanges, submitted } from '../setup/endorsedPolicy.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { dayMs, laterOn } from '../setup/passingTime.ts';
import { submittedOrder } from '../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import { handlersOver, hangingGateways, runnerOf } from '../setup/waitingLanes.ts';

describeOnBothDatabases('jobs that end payments', (openDatabase) => {
  const outside = hangingGateways();
  let server: TestApp;
  let worker: Worker | undefined;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(async () => {
    await worker?.stop();
    await server.close();
  });

  test('while the payment gateway hangs, orders without a payment are closed; the others when it works again', async () => {
    const product = productWhere(server, ({ endorsement }) => endorsement.review === 'single');
    const agent = await server.signIn();
    const newEndorsement = async () =>
      submitted(await issuedPolicy(server, product, 3, agent), requestOfChanges([add(700)]));
    const [unfinished, unpaid] = [await newEndorsement(), await newEndorsement()];
    await agent.ask(sendEndorsementMaterials, { uuid: unpaid, materials: await materialsOf(agent) });
    await agent.ask(conservationPayUrl, { conservationUuid: unpaid });
    const waiting: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { orderSn } = await submittedOrder(server, agent);
      await agent.ask(orderPayUrl, { orderSn });
      waiting.push(orderSn);
    }
    const { database } = server;
    const openOrders = async () =>
      (await database.selectFrom('orders').select('sn').where('status', '=', 'awaitingPayment').execute()).map(
        ({ sn }) => sn,
      );
    const openEndorsements = async () =>
      (await database.selectFrom('endorsements').select('uuid').where('state', '!=', 'closed').execute()).map(
        ({ uuid }) => uuid,
      );
    const changes: string[] = [];
    const workerWith = (firstPauseMs: number) =>
      startWorker({
        ...runnerOf(server, handlersOver(server, outside)),
        lanes: { ...lanes, payment: { concurrency: 4, timeoutMs: 300 } },
        breaker: { threshold: 3, firstPauseMs, longestPauseMs: firstPauseMs },
        onBreaker: (lane, state) => changes.push(`${lane} ${state}`),
      });
    const pass = () => laterOn(server, 31 * dayMs, () => passTime(server.services, () => {}));
    outside.paymentHangs = true;

    await pass();
    worker = workerWith(600_000);
    await laterOn(server, 31 * dayMs, () =>
      vi.waitFor(() => expect(changes).toEqual(['payment open']), { timeout: 10_000 }),
    );
    // This order is created after the queue for the payment gateway was paused.
    const withoutPayment = (await submittedOrder(server, agent)).orderSn;
    await pass();
    await laterOn(server, 31 * dayMs, async () => {
      await vi.waitFor(async () => expect(await openOrders()).not.toContain(withoutPayment), { timeout: 10_000 });
      await vi.waitFor(async () => expect(await openEndorsements()).not.toContain(unfinished), { timeout: 10_000 });
      expect(await openOrders()).toEqual(waiting);
      expect(await openEndorsements()).toEqual([unpaid]);
      await worker?.stop();

      outside.paymentHangs = false;
      worker = workerWith(400);
      await vi.waitFor(async () => expect(await openOrders()).toEqual([]), { timeout: 25_000, interval: 100 });
      await vi.waitFor(async () => expect(await openEndorsements()).toEqual([]), { timeout: 25_000, interval: 100 });
      await worker.stop();
      worker = undefined;
    });
    expect(changes.filter((change) => !change.startsWith('payment'))).toEqual([]);
    expect(await ledgerFaults(database)).toEqual([]);
  }, 60_000);
});
