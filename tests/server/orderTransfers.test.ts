import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { orderPayUrl } from '../../app/contract/orders.ts';
import { orderState } from '../../app/contract/ownCalls.ts';
import { claimOrderTransfer, orderTransfer, outPayUrl, payWays } from '../../app/contract/payments.ts';
import { settleTransfer } from '../../app/server/payments/transfers.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { submittedOrder, voucherOf } from '../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const isChinese = expect.stringMatching(/\p{Script=Han}/u);

describeOnBothDatabases('an order that another person pays, or that is paid by transfer', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let stranger: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    [agent, stranger] = [await server.signIn(), await server.signIn()];
  });
  afterAll(() => server.close());

  const newOrder = async (client = agent) => (await submittedOrder(server, client)).orderSn;
  const claim = async (orderSn: string, client = agent) => ({
    orderSn,
    payerName: '远山精密机械有限公司',
    payerAccount: '6222000000000000',
    payDate: '2026-11-20',
    fileUrlList: [await voucherOf(client)],
  });
  const statusOf = async (orderSn: string) => (await agent.ask(orderState, { orderSn })).status;

  test('the cashier can be shared as an address and as a QR code', async () => {
    const orderSn = await newOrder();
    const { payUrl, qrCode, expireTime } = await agent.ask(outPayUrl, { orderSn });

    expect(payUrl).toBe((await agent.ask(orderPayUrl, { orderSn })).payUrl);
    expect(qrCode).toMatch(/^<svg /);
    expect(expireTime).toBe('2026-11-30T16:00:00.000Z'); // In Shanghai this is 00:00 of the first day of cover.
  });

  test('the address of an order that begins later says when its payment ends, not when its cover begins', async () => {
    const { orderSn } = await submittedOrder(server, agent, { startDate: '2027-01-10' });
    const { expireTime } = await agent.ask(outPayUrl, { orderSn });

    const days = (Date.parse(expireTime) - server.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
  });

  test('both ways are possible while the order awaits payment, and none after it is paid', async () => {
    const orderSn = await newOrder();
    const before = await agent.ask(payWays, { orderSn });
    await server.payAt(before.payUrl, 'paid');

    expect(before).toMatchObject({ onlinePay: true, outlinePay: true, reason: '' });
    expect(await agent.ask(payWays, { orderSn })).toEqual({
      onlinePay: false,
      payUrl: '',
      outlinePay: false,
      reason: '该订单当前状态不可支付',
    });
    expect(await agent.send(outPayUrl, { orderSn })).toMatchObject({ resCode: resultCodes.refused, info: isChinese });
    await server.runDueJobs();
  });

  test('a transfer is claimed with its voucher, found, and becomes exactly one payment and one policy', async () => {
    const orderSn = await newOrder();
    const before = await agent.ask(orderTransfer, { orderSn });
    const claimed = await agent.ask(claimOrderTransfer, await claim(orderSn));
    const waiting = await statusOf(orderSn);
    const settled = await Promise.all([1, 2, 3].map(() => settleTransfer(server.services, orderSn, 'found')));
    await server.runDueJobs();

    expect(before).toMatchObject({ state: 'none', reference: orderSn, proofs: [] });
    expect(claimed).toMatchObject({
      state: 'waiting',
      payerName: '远山精密机械有限公司',
      paidOn: '2026-11-20',
      payerBank: '',
    });
    expect(claimed.proofs).toHaveLength(1);
    expect(waiting).toBe('transferPending');
    expect(settled.filter(Boolean)).toHaveLength(1);
    expect(await statusOf(orderSn)).toBe('insured');
    expect((await agent.ask(orderTransfer, { orderSn })).state).toBe('found');
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('after a transfer is not found the order can be paid again, and a wrong claim can be corrected', async () => {
    const orderSn = await newOrder();
    await agent.ask(claimOrderTransfer, await claim(orderSn));
    const corrected = { ...(await claim(orderSn)), payerName: '远山投资有限公司', payerBankName: '招商银行' };
    expect(await agent.ask(claimOrderTransfer, corrected)).toMatchObject({
      payerName: '远山投资有限公司',
      payerBank: '招商银行',
    });
    await settleTransfer(server.services, orderSn, 'notFound');

    expect(await statusOf(orderSn)).toBe('awaitingPayment');
    expect((await agent.ask(payWays, { orderSn })).onlinePay).toBe(true);
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('money that arrives online while a transfer is claimed is refunded', async () => {
    const orderSn = await newOrder();
    const { payUrl } = await agent.ask(orderPayUrl, { orderSn });
    await agent.ask(claimOrderTransfer, await claim(orderSn));
    await server.payAt(payUrl, 'paid');
    await server.runDueJobs();
    await settleTransfer(server.services, orderSn, 'found');
    await server.runDueJobs();

    expect(await statusOf(orderSn)).toBe('insured');
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test.each([
    ['a day still to come', { payDate: '2026-11-21' }],
    ['a proof that was never uploaded', { fileUrlList: [`http://localhost:80/oss/group/20261120/${'0'.repeat(32)}`] }],
  ])('%s is refused and the order does not change', async (_, changes) => {
    const orderSn = await newOrder();
    const reply = await agent.send(claimOrderTransfer, { ...(await claim(orderSn)), ...changes });

    expect(reply).toMatchObject({ resCode: resultCodes.refused, info: isChinese });
    expect(await statusOf(orderSn)).toBe('awaitingPayment');
  });

  test("another agent's voucher is refused", async () => {
    const orderSn = await newOrder();
    const reply = await agent.send(claimOrderTransfer, {
      ...(await claim(orderSn)),
      fileUrlList: [await voucherOf(stranger)],
    });

    expect(reply.resCode).toBe(resultCodes.refused);
  });
});
