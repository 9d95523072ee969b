import { afterAll, beforeEach, expect, test } from 'vitest';

import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { orderState } from '../../app/contract/ownCalls.ts';
import { alipayPayment } from '../../app/server/gateways/alipay/alipayPayment.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { type FakeAlipay, startFakeAlipay } from '../setup/fakeAlipay.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { signInOnPartnerHost } from '../setup/partnersAgent.ts';
import { submittedOrder } from '../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const dayMs = 86_400_000;
const noticePath = '/api/own/payments/alipay';
const transferAccount = { name: '示例保险', bank: '示例银行', number: '1' };

describeOnBothDatabases('paying through Alipay', (openDatabase) => {
  let alipay: FakeAlipay;
  let server: TestApp;
  let agent: TestClient;
  let orderSn: string;
  let amountFen: number;
  let number: string;

  beforeEach(async () => {
    alipay ??= await startFakeAlipay();
    server ??= await startTestApp({
      openDatabase,
      publicUrl: 'https://tuanbao.example',
      gatewaysOf: (clock) => ({
        payment: alipayPayment({
          app: alipay.app,
          clock,
          transferAccount,
          publicUrl: () => 'https://tuanbao.example',
        }),
      }),
    });
    agent ??= await server.signIn();
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    amountFen = totalOf(product, draft);
    const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: amountFen };
    ({ orderSn } = await agent.ask(submitOrder, submission));
    number = alipay.open((await agent.ask(orderPayUrl, { orderSn })).payUrl)['out_trade_no'] ?? '';
  });
  afterAll(async () => {
    await server.close();
    await alipay.close();
  });

  const tell = async (notice: Readonly<Record<string, string>>) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: noticePath,
      payload: new URLSearchParams(notice).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    });
    return { status: answer.statusCode, body: answer.body };
  };
  const state = async () => (await agent.ask(orderState, { orderSn })).status;
  const believed = { status: 200, body: 'success' };
  const refused = { status: 400, body: 'failure' };

  test('the cashier gets the product, the amount, the deadline, and the return address', async () => {
    const asked = alipay.open((await agent.ask(orderPayUrl, { orderSn })).payUrl);

    expect(asked).toMatchObject({
      method: 'alipay.trade.page.pay',
      product_code: 'FAST_INSTANT_TRADE_PAY',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: expect.stringMatching(/^2026-11-20 10:0\d:\d\d$/),
      total_amount: `${Math.floor(amountFen / 100)}.${String(amountFen % 100).padStart(2, '0')}`,
      subject: `团体保险 ${orderSn}`,
      time_expire: '2026-12-01 00:00:00',
      notify_url: `https://tuanbao.example${noticePath}`,
      return_url: `https://tuanbao.example/payWait?orderSn=${orderSn}`,
    });
    expect(asked['out_trade_no']).toMatch(/^[\da-f]{32}$/);
  });

  test('the payer of a partner’s order returns to the partner’s host; notifications go to the platform', async () => {
    const partnersAgent = await signInOnPartnerHost(server, '16600009997');
    const order = await submittedOrder(server, partnersAgent);
    const { payUrl } = await partnersAgent.ask(orderPayUrl, { orderSn: order.orderSn });
    expect(alipay.open(payUrl)).toMatchObject({
      notify_url: `https://tuanbao.example${noticePath}`,
      return_url: `https://partner.localhost/payWait?orderSn=${order.orderSn}`,
    });
  });

  test('a notification of the money makes one policy, however often it comes', async () => {
    const notice = alipay.pay(number);
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(notice)));
    await server.runDueJobs();

    expect(answers).toEqual(Array.from({ length: 5 }, () => believed));
    expect(await state()).toBe('insured');
    expect(await tell(notice)).toEqual(believed);
    expect(await state()).toBe('insured');
  });

  test.each([
    ['unsigned', { sign: 'AAAA' }],
    ['without a signature', { sign: '' }],
    ['over another amount', { total_amount: '0.01' }],
    ['of another state', { trade_status: 'TRADE_CLOSED' }],
    ['for another trade', { out_trade_no: 'f'.repeat(32) }],
    ['with one more field', { extra: '1' }],
    ['in the older signature', { sign_type: 'RSA' }],
  ])('a notification that was edited, %s, is refused and changes nothing', async (_, edit) => {
    expect(await tell({ ...alipay.pay(number), ...edit })).toEqual(refused);
    expect(await state()).toBe('awaitingPayment');
  });

  test.each([
    ['for another application', { app_id: '2021000199999999' }],
    ['for another account', { seller_id: '2088999999999999' }],
    ['over another amount', { total_amount: '0.01' }],
    ['of an unknown state', { trade_status: 'TRADE_PENDING' }],
    ['for a number that is none of ours', { out_trade_no: '12345' }],
    ['for a payment that nobody asked for', { out_trade_no: 'f'.repeat(32) }],
    ['from two days ago', { notify_time: '2026-11-18 09:00:00' }],
    ['without an id', { notify_id: '' }],
  ])('a notification that Alipay signed %s is refused and changes nothing', async (_, fields) => {
    alipay.pay(number);

    expect(await tell(alipay.noticeOf(number, fields))).toEqual(refused);
    expect(await state()).toBe('awaitingPayment');
  });

  test('a field that comes twice is refused', async () => {
    const payload = `${new URLSearchParams(alipay.pay(number)).toString()}&total_amount=1.00`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.app.inject({ method: 'POST', url: noticePath, payload, headers });

    expect(answer.statusCode).toBe(400);
    expect(await state()).toBe('awaitingPayment');
  });

  test('a notification that is a day late is still accepted', async () => {
    const notice = alipay.pay(number);
    await server.clock.moveBy(dayMs);
    const answer = await tell(notice);
    await server.clock.moveBy(-dayMs);

    expect(answer).toEqual(believed);
    expect(await state()).toBe('underwriting');
  });

  test('money for an order that was paid meanwhile is refunded, once', async () => {
    const first = number;
    await tell(alipay.noticeOf(first, { trade_status: 'TRADE_CLOSED', notify_id: `closed ${first}` }));
    const { payUrl } = await agent.ask(orderPayUrl, { orderSn });
    const second = alipay.open(payUrl)['out_trade_no'] ?? '';
    expect(second).not.toBe(first);
    await tell(alipay.pay(second));
    await tell(alipay.pay(first));
    await server.runDueJobs();

    expect(await state()).toBe('insured');
    expect(alipay.trades.get(first)).toMatchObject({ status: 'TRADE_CLOSED' });
    expect([...(alipay.trades.get(first)?.refunds.values() ?? [])]).toEqual([alipay.trades.get(first)?.amount]);
    expect(alipay.trades.get(second)?.refunds.size).toBe(0);
  });

  test('after all of this the books are in order', async () => {
    await server.runDueJobs();
    expect(await ledgerFaults(server.database)).toEqual([]);
  });
});
