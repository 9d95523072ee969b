import { afterAll, beforeEach, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { listOrders, orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { orderState } from '../../app/contract/ownCalls.ts';
import type { PaymentNotice } from '../../app/server/gateways/gateways.ts';
import type { PaymentOutcome } from '../../app/server/gateways/sandboxPayment.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const secondMs = 1000;

describeOnBothDatabases('paying', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let orderSn: string;
  let payUrl: string;
  let amountFen: number;
  let ordersMade = 0;

  async function newOrder(): Promise<void> {
    ordersMade += 1;
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    amountFen = totalOf(product, draft);
    ({ orderSn } = await agent.ask(submitOrder, {
      submissionId: crypto.randomUUID(),
      draftId: '',
      draft,
      totalFen: amountFen,
    }));
    ({ payUrl } = await agent.ask(orderPayUrl, { orderSn }));
  }

  beforeEach(async () => {
    server ??= await startTestApp({ openDatabase });
    agent = await server.signIn();
    await newOrder();
  });
  afterAll(() => server.close());

  const paymentId = () => payUrl.split('/').at(-1) ?? '';
  const noticeOf = (outcome: PaymentOutcome, fen = amountFen, id = paymentId()): PaymentNotice =>
    server.payment.noticeOf({ paymentId: id, amountFen: fen, outcome, now: server.clock.now() });
  const state = async () => (await agent.ask(orderState, { orderSn })).status;
  const policies = () =>
    server.database
      .selectFrom('policies')
      .innerJoin('orders', 'orders.id', 'policies.order_id')
      .select('policies.sn')
      .where('orders.sn', '=', orderSn)
      .execute();
  const paymentRows = () =>
    server.database
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select('payments.status')
      .where('orders.sn', '=', orderSn)
      .execute();

  test('a paid order becomes a policy, which the list shows', async () => {
    const page = await server.payAt(payUrl, 'paid');
    const underwriting = await state();
    await server.runDueJobs();

    expect(page.body).toContain('支付完成');
    expect(underwriting).toBe('underwriting');
    expect(await state()).toBe('insured');
    const { orders, counts } = await agent.ask(listOrders, {
      page: 1,
      pageSize: 4,
      statuses: ['insured'],
      keyword: '',
    });
    expect(orders).toMatchObject([{ orderSn, policySn: expect.stringMatching(/^P\d{12}$/) }]);
    expect(counts).toEqual({ insured: 1 });
    const { events } = await agent.ask(orderDetail, { orderSn });
    expect(events.map(({ reason }) => reason)).toEqual(['submitted', 'accepted', 'paid', 'issued']);
  });

  test('success twenty times at once, same and different notifications, is one payment and one policy', async () => {
    const one = noticeOf('paid');
    const notices = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : noticeOf('paid')));

    const answers = await Promise.all(notices.map((notice) => server.notify(notice)));
    await Promise.all([server.runDueJobs(), server.runDueJobs()]);

    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['success']));
    expect(await paymentRows()).toEqual([{ status: 'paid' }]);
    expect(await policies()).toHaveLength(1);
  });

  test('a closing notification after success changes nothing', async () => {
    await server.notify(noticeOf('paid'));
    const closed = await server.notify(noticeOf('closed'));
    await server.runDueJobs();

    expect(closed).toEqual({ status: 200, body: 'success' });
    expect(await paymentRows()).toEqual([{ status: 'paid' }]);
    expect(await state()).toBe('insured');
  });

  test('a failed payment leaves the order waiting at the same cashier', async () => {
    await server.payAt(payUrl, 'failed');

    expect(await state()).toBe('awaitingPayment');
    expect((await agent.ask(orderPayUrl, { orderSn })).payUrl).toBe(payUrl);
  });

  test('a closed payment is followed by a new one; money for both is one policy and one refund', async () => {
    const first = paymentId();
    await server.payAt(payUrl, 'closed');
    ({ payUrl } = await agent.ask(orderPayUrl, { orderSn }));
    expect(paymentId()).not.toBe(first);

    await server.notify(noticeOf('paid'));
    await server.notify(noticeOf('paid', amountFen, first));
    await server.runDueJobs();

    expect((await paymentRows()).map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded']);
    expect(await policies()).toHaveLength(1);
    expect(
      await server.database.selectFrom('sandbox_refunds').selectAll().where('refund_id', '=', first).execute(),
    ).toEqual([{ refund_id: first, amount_fen: amountFen }]);
  });

  test('money that arrives when cover would be back-dated is refunded', async () => {
    await server.clock.moveBy(11 * 24 * 3600 * secondMs);
    const answer = await server.notify(noticeOf('paid'));
    await server.runDueJobs();
    await server.clock.moveBy(-11 * 24 * 3600 * secondMs);

    expect(answer.body).toBe('success');
    expect(await paymentRows()).toEqual([{ status: 'refunded' }]);
    expect(await policies()).toEqual([]);
  });

  const forgeries: readonly (readonly [string, (genuine: PaymentNotice) => PaymentNotice])[] = [
    ['unsigned', (notice) => ({ ...notice, sign: 'AAAA' })],
    ['with another amount and the old signature', (notice) => ({ ...notice, totalAmount: '0.01' })],
    ['with another state and the old signature', (notice) => ({ ...notice, tradeStatus: 'TRADE_CLOSED' })],
    ['with another time and the old signature', (notice) => ({ ...notice, notifyTime: '2026-11-20T02:00:01.000Z' })],
    ['for another payment with the old signature', (notice) => ({ ...notice, paymentId: crypto.randomUUID() })],
    ['under another id with the old signature', (notice) => ({ ...notice, notifyId: crypto.randomUUID() })],
  ];

  test.each(forgeries)('a notification %s is refused and changes nothing', async (_, forge) => {
    const answer = await server.notify(forge(noticeOf('paid')));

    expect(answer).toEqual({ status: 400, body: 'failure' });
    expect(await state()).toBe('awaitingPayment');
    expect(await paymentRows()).toEqual([{ status: 'waiting' }]);
  });

  test('a signed notification over another amount is refused', async () => {
    expect(await server.notify(noticeOf('paid', amountFen - 1))).toEqual({ status: 400, body: 'failure' });
    expect(await state()).toBe('awaitingPayment');
  });

  test('a signed notification for a payment that was not requested is refused', async () => {
    expect((await server.notify(noticeOf('paid', amountFen, crypto.randomUUID()))).body).toBe('failure');
    expect((await server.notify(noticeOf('paid', amountFen, 'not-a-payment'))).body).toBe('failure');
  });

  test('a copy that is replayed after 300 seconds is refused', async () => {
    const notice = noticeOf('paid');
    await server.clock.moveBy(301 * secondMs);
    const late = await server.notify(notice);
    await server.clock.moveBy(-301 * secondMs);

    expect(late).toEqual({ status: 400, body: 'failure' });
    expect(await state()).toBe('awaitingPayment');
  });

  test('an insured order is not paid again', async () => {
    await server.payAt(payUrl, 'paid');
    await server.runDueJobs();

    const reply = await agent.send(orderPayUrl, { orderSn });

    expect(reply).toMatchObject({ resCode: resultCodes.refused, info: '该订单当前状态不可支付' });
  });

  test('after all of this the books are in order', async () => {
    expect(await ledgerFaults(server.database)).toEqual([]);
    expect(await server.database.selectFrom('orders').select('sn').execute()).toHaveLength(ordersMade);
  });
});
