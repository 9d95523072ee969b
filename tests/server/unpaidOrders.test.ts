import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { orderDetail, orderPayUrl } from '../../app/contract/orders.ts';
import { cancelOrder } from '../../app/contract/ownCalls.ts';
import { claimOrderTransfer } from '../../app/contract/payments.ts';
import { firstWorklist, worklist } from '../../app/contract/worklist.ts';
import type { TradeState } from '../../app/server/gateways/gateways.ts';
import { worklist as listWork } from '../../app/server/home/service.ts';
import { cancelOrder as cancel } from '../../app/server/payments/cancelOrder.ts';
import { settleTransfer } from '../../app/server/payments/transfers.ts';
import type { Services } from '../../app/server/services/services.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { dayMs, laterOn, passRound } from '../setup/passingTime.ts';
import { submittedOrder, voucherOf } from '../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

/** Milliseconds from the time of the test's clock to the first day of cover of a complete draft (2026-12-01). */
const untilStart = 11 * dayMs;

describeOnBothDatabases('an order that is not paid before its first day of cover', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const round = () => passRound(server, server.services);
  const onFirstDay = <Answer>(work: () => Promise<Answer>) => laterOn(server, untilStart, work);
  const newOrder = async (startDate?: string) =>
    (await submittedOrder(server, agent, startDate === undefined ? {} : { startDate })).orderSn;
  const lastEventOf = async (orderSn: string, client = agent) =>
    (await client.ask(orderDetail, { orderSn })).events.at(-1);
  const paymentsOf = async (orderSn: string) =>
    (
      await server.database
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select('payments.status')
        .where('orders.sn', '=', orderSn)
        .orderBy('payments.created_at')
        .execute()
    ).map(({ status }) => status);
  const habits = (verdict: string) =>
    server.app.inject({ method: 'POST', url: '/sandbox/insurer/habits', payload: { verdict, issuing: 'issued' } });
  /** Submits an order that the insurer must review. */
  const inReview = async () => {
    await habits('reviewNeeded');
    const orderSn = await newOrder();
    await habits('accepted');
    expect((await lastEventOf(orderSn))?.to).toBe('pendingReview');
    return orderSn;
  };

  test('closes on that day with its reason, not before, and its payment with it', async () => {
    const orderSn = await newOrder();
    await agent.ask(orderPayUrl, { orderSn });
    await laterOn(server, untilStart - dayMs, round);
    expect((await lastEventOf(orderSn))?.to).toBe('awaitingPayment');
    await onFirstDay(round);

    expect(await lastEventOf(orderSn)).toMatchObject({ to: 'closed', reason: 'startDatePassed', by: 'system' });
    expect(await paymentsOf(orderSn)).toEqual(['closed']);
  });

  test('also closes in the review, because a payment would be too late', async () => {
    const orderSn = await inReview();
    await onFirstDay(round);

    expect(await lastEventOf(orderSn)).toMatchObject({
      from: 'pendingReview',
      to: 'closed',
      reason: 'startDatePassed',
    });
  });

  test('does not change while its transfer may be in progress, and closes when that is not found', async () => {
    const orderSn = await newOrder();
    const proof = { payerName: '远山精密机械有限公司', payerAccount: '6222000000000000', payDate: '2026-11-20' };
    await agent.ask(claimOrderTransfer, { ...proof, orderSn, fileUrlList: [await voucherOf(agent)] });
    const refused = await agent.send(cancelOrder, { orderSn });
    await onFirstDay(round);
    expect((await lastEventOf(orderSn))?.to).toBe('transferPending');
    expect(refused).toMatchObject({ resCode: resultCodes.refused, info: expect.stringContaining('不可取消') });

    await onFirstDay(async () => {
      await settleTransfer(server.services, orderSn, 'notFound');
      await round();
    });
    expect(await lastEventOf(orderSn)).toMatchObject({ to: 'closed', reason: 'startDatePassed' });
  });

  test('is no longer counted among those to pay, and the agent is told of the closing for a week', async () => {
    const counting = await server.signIn();
    const { orderSn } = await submittedOrder(server, counting);
    const { agent_id: id } = await server.database
      .selectFrom('orders')
      .select('agent_id')
      .where('sn', '=', orderSn)
      .executeTakeFirstOrThrow();
    const list = () => listWork(server.services, { id } as never, firstWorklist); // The session has expired by then.
    expect(await counting.ask(worklist, firstWorklist)).toMatchObject({
      groups: { payment: 1 },
      closedUnpaid: 0,
      closedUnpaidAt: '',
    });
    expect(await onFirstDay(list)).toMatchObject({ groups: { payment: 0 } });

    const told = await onFirstDay(async () => {
      await round();
      return list();
    });
    expect(told).toMatchObject({ total: 0, closedUnpaid: 1 });
    expect(told.closedUnpaidAt).toBe((await lastEventOf(orderSn, counting))?.at);
    expect(await laterOn(server, untilStart + 8 * dayMs, list)).toMatchObject({ closedUnpaid: 0, closedUnpaidAt: '' });
  });

  test('can be cancelled by its agent with a reason, once; a later payment is refunded', async () => {
    const orderSn = await newOrder();
    const { payUrl } = await agent.ask(orderPayUrl, { orderSn });
    const cancelled = await agent.ask(cancelOrder, { orderSn, cancelReason: 'customerWithdrew' });
    expect(await agent.ask(cancelOrder, { orderSn })).toEqual(cancelled);

    expect(await lastEventOf(orderSn)).toMatchObject({
      to: 'closed',
      reason: 'cancelled',
      by: 'agent',
      cancellation: 'customerWithdrew',
    });
    await server.payAt(payUrl, 'paid');
    await round();
    expect(await paymentsOf(orderSn)).toEqual(['refunded']);
    expect((await lastEventOf(orderSn))?.to).toBe('closed');
  });

  test('can be cancelled in the review, without a reason', async () => {
    const orderSn = await inReview();
    await agent.ask(cancelOrder, { orderSn });

    expect(await lastEventOf(orderSn)).toEqual(expect.not.objectContaining({ cancellation: expect.anything() }));
    expect((await lastEventOf(orderSn))?.reason).toBe('cancelled');
  });

  test('is not cancelled if it was paid at the cashier meanwhile: the money makes the policy', async () => {
    const { orderSn, totalFen } = await submittedOrder(server, agent);
    await agent.ask(orderPayUrl, { orderSn });
    const paid = (): Promise<TradeState> => Promise.resolve({ state: 'paid', amountFen: totalFen });
    const { gateways } = server.services;
    const services: Services = {
      ...server.services,
      gateways: { ...gateways, payment: { ...gateways.payment, close: paid } },
    };
    const { agent_id: id } = await server.database
      .selectFrom('orders')
      .select('agent_id')
      .where('sn', '=', orderSn)
      .executeTakeFirstOrThrow();

    await expect(cancel(services, { id } as never, { orderSn })).rejects.toMatchObject({
      resCode: resultCodes.refused,
    });
    await round();
    expect((await lastEventOf(orderSn))?.to).toBe('insured');
    expect(await agent.send(cancelOrder, { orderSn })).toMatchObject({ resCode: resultCodes.refused });
  });

  test('after all of this the books are in order', async () => {
    expect(await ledgerFaults(server.database)).toEqual([]);
  });
});
