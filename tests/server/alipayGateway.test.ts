import { frozenClock } from '@tuanbao/library/domain/calendar/clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { alipayPayment } from '../../app/server/gateways/alipay/alipayPayment.ts';
import { memberText } from '../../app/server/gateways/alipay/memberText.ts';
import type { PaymentGateway } from '../../app/server/gateways/gateways.ts';
import { type FakeAlipay, startFakeAlipay } from '../setup/fakeAlipay.ts';

describe("asking Alipay's gateway", () => {
  let alipay: FakeAlipay;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    alipay = await startFakeAlipay();
    gateway = alipayPayment({
      app: alipay.app,
      clock: frozenClock('2026-11-20T02:00:00.000Z'),
      transferAccount: { name: '示例保险', bank: '示例银行', number: '1' },
      publicUrl: () => 'https://tuanbao.example',
    });
  });
  afterAll(() => alipay.close());

  /**
   * Creates a payment whose cashier page the payer has opened. Returns the id of the payment, and the number of the
   * Alipay trade.
   */
  async function opened(): Promise<{ paymentId: string; number: string }> {
    const paymentId = crypto.randomUUID();
    const expiresAt = new Date('2026-12-01T00:00:00+08:00');
    const returnUrl = 'https://tuanbao.example/payWait?orderSn=TB1';
    const request = { paymentId, orderSn: 'TB1', amountFen: 123_450, expiresAt, returnUrl };
    return { paymentId, number: alipay.open(await gateway.cashierUrl(request))['out_trade_no'] ?? '' };
  }
  const refundOf = (paymentId: string, refundId: string, amountFen: number) =>
    gateway.refund({ paymentId, refundId, amountFen });
  const refundsOf = (number: string) => [...(alipay.trades.get(number)?.refunds.values() ?? [])];

  test('a trade waits before the cashier is opened and after, and is paid with its amount', async () => {
    expect(await gateway.tradeOf(crypto.randomUUID())).toEqual({ state: 'waiting' });
    const { paymentId, number } = await opened();
    expect(await gateway.tradeOf(paymentId)).toEqual({ state: 'waiting' });
    alipay.pay(number);
    expect(await gateway.tradeOf(paymentId)).toEqual({ state: 'paid', amountFen: 123_450 });
  });

  test('an unpaid trade is closed; one that was paid meanwhile is reported as paid', async () => {
    const [left, paid] = [await opened(), await opened()];
    alipay.pay(paid.number);

    expect(await gateway.close(left.paymentId)).toEqual({ state: 'closed' });
    expect(await gateway.close(left.paymentId)).toEqual({ state: 'closed' });
    expect(await gateway.tradeOf(left.paymentId)).toEqual({ state: 'closed' });
    expect(await gateway.close(crypto.randomUUID())).toEqual({ state: 'closed' });
    expect(await gateway.close(paid.paymentId)).toEqual({ state: 'paid', amountFen: 123_450 });
  });

  test('a refund that is requested twice is one refund, and partial refunds add up', async () => {
    const { paymentId, number } = await opened();
    alipay.pay(number);
    const part = crypto.randomUUID();
    await refundOf(paymentId, part, 10_050);
    await refundOf(paymentId, part, 10_050);
    await refundOf(paymentId, crypto.randomUUID(), 113_400);

    expect(refundsOf(number)).toEqual(['100.50', '1134.00']);
    await expect(refundOf(paymentId, crypto.randomUUID(), 1)).rejects.toThrow('ACQ.TRADE_STATUS_ERROR');
  });

  test('a refund with an unclear outcome is queried: it happened, or is to be repeated', async () => {
    const { paymentId, number } = await opened();
    alipay.pay(number);
    alipay.misbehave('actsInSilence');
    await refundOf(paymentId, crypto.randomUUID(), 500);
    expect(refundsOf(number)).toEqual(['5.00']);

    const again = crypto.randomUUID();
    alipay.misbehave('doesNothing');
    await expect(refundOf(paymentId, again, 700)).rejects.toThrow('refund: 40004 ACQ.SYSTEM_ERROR');
    await refundOf(paymentId, again, 700);
    expect(refundsOf(number)).toEqual(['5.00', '7.00']);
  });

  test.each(['unsigned', 'edited', 'away'] as const)('a response that is %s is rejected', async (misdeed) => {
    const { paymentId, number } = await opened();
    alipay.pay(number);
    alipay.misbehave(misdeed);

    await expect(gateway.tradeOf(paymentId)).rejects.toThrow('alipay.trade.query');
    expect(await gateway.tradeOf(paymentId)).toMatchObject({ state: 'paid' });
  });

  test("a gateway with another key isn't Alipay", async () => {
    const other = await startFakeAlipay();
    const app = { ...alipay.app, gateway: other.app.gateway };
    const clock = frozenClock('2026-11-20T02:00:00.000Z');
    const misled = alipayPayment({ app, clock, transferAccount: gateway.transferAccount, publicUrl: () => '' });

    await expect(misled.tradeOf(crypto.randomUUID())).rejects.toThrow('the signature is wrong');
    await other.close();
  });
});

describe('the text of a member', () => {
  test.each([
    ['{"a":{"b":"}\\""},"sign":"x"}', 'a', '{"b":"}\\""}'],
    ['{ "sign" : "x" , "a" : { "c" : [1, {"a":2}] } }', 'a', '{ "c" : [1, {"a":2}] }'],
    ['{"a":12,"sign":"x"}', 'a', '12'],
    ['{"sign":"x","a":true}', 'a', 'true'],
    ['{"z":{"a":1}}', 'a', null],
    ['{"a":{"x":1},"a":{"x":2},"sign":"x"}', 'a', null],
    ['[{"a":1}]', 'a', null],
    ['', 'a', null],
  ])('of %s named %s is %s', (json, name, text) => expect(memberText(json, name)).toBe(text));
});
