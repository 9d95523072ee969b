import { type OrderReason, orderMachine, orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { submitOrder } from '../../app/contract/orders.ts';
import { orderMoves } from '../../app/server/orders/orderMoves.ts';
import { move } from '../../app/server/services/moves.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const reasons = [...new Set(orderMachine.transitions.map(({ reason }) => reason))];

describeOnBothDatabases('moving an order', (openDatabase) => {
  let server: TestApp;
  let orderId: number;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    const agent = await server.signIn();
    await agent.ask(submitOrder, { submissionId: 'move', draftId: '', draft, totalFen: totalOf(product, draft) });
    ({ id: orderId } = await server.database.selectFrom('orders').select('id').executeTakeFirstOrThrow());
  });
  afterAll(() => server.close());

  const events = async () => (await server.database.selectFrom('order_events').select('id').execute()).length;
  const status = async () =>
    (await server.database.selectFrom('orders').select('status').executeTakeFirstOrThrow()).status;
  const moveBy = (reason: OrderReason) =>
    server.database
      .transaction()
      .execute((tx) => move(tx, orderMoves, orderId, { reason, by: 'system', at: server.clock.now() }));

  test.each(orderStatuses)('from %s it goes where the table says and nowhere else', async (from) => {
    for (const reason of reasons) {
      await server.database.updateTable('orders').set({ status: from }).execute();
      const before = await events();
      const target = orderMachine.transitions.find((edge) => edge.from === from && edge.reason === reason)?.to;

      const moved = await moveBy(reason).catch((error: Error) => error.name);

      expect(moved).toBe(target ?? 'TransitionError');
      expect(await status()).toBe(target ?? from);
      expect(await events()).toBe(before + (target === undefined ? 0 : 1));
    }
  });
});
