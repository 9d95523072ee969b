import type { Clock } from '@tuanbao/library/domain/calendar/clock';
import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { PaymentGateway, PaymentRequest, TradeState, TransferAccount } from '../gateways.ts';
import {
  addressOf,
  type AlipayAnswer,
  type AlipayApp,
  AlipayError,
  alipayTime,
  askAlipay,
  signedRequest,
} from './alipayClient.ts';
import { readAlipayNotice } from './alipayNotice.ts';
import { moneyPattern, outNumberOf, tradeStates } from './alipayWords.ts';

const noticePath = '/api/own/payments/alipay';

const isDone = ({ code }: AlipayAnswer): boolean => code === '10000';

/** True when the trade doesn't exist at Alipay yet. Alipay creates the trade only when the payer opens the cashier. */
const isUnknown = ({ subCode }: AlipayAnswer): boolean => subCode === 'ACQ.TRADE_NOT_EXIST';

/** True when Alipay can't close the trade in its present state. */
const isBeyondClosing = ({ subCode }: AlipayAnswer): boolean =>
  ['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID', 'ACQ.REASON_ILLEGAL_STATUS'].includes(subCode);

const failure = (what: string, { code, subCode }: AlipayAnswer) => new AlipayError(`${what}: ${code} ${subCode}`);

const amountIn = (answer: AlipayAnswer, name: string): number | null => {
  const amount = ownValue(answer.fields, name);
  return typeof amount === 'string' && moneyPattern.test(amount) ? fenOf(amount) : null;
};

/** Dependencies of the gateway. */
export interface AlipaySetUp {
  readonly app: AlipayApp;
  readonly clock: Clock;
  readonly transferAccount: TransferAccount;
  /** Address to which Alipay sends notifications about payments: the platform's own, without a slash at the end. */
  readonly publicUrl: () => string;
}

/** Address of Alipay's cashier for a payment. The payer's device opens this address. */
function cashierAddress({ app, clock, publicUrl }: AlipaySetUp, payment: PaymentRequest): string {
  const request = signedRequest(app, {
    method: 'alipay.trade.page.pay',
    now: clock.now(),
    notifyUrl: publicUrl() + noticePath,
    returnUrl: payment.returnUrl,
    content: {
      out_trade_no: outNumberOf(payment.paymentId),
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: yuanOf(payment.amountFen),
      subject: `团体保险 ${payment.orderSn}`,
      time_expire: alipayTime(payment.expiresAt),
    },
  });
  return addressOf(app, request);
}

/**
 * Gateway for payments on a web page of Alipay (`alipay.trade.page.pay`). It can also query, close and refund a
 * payment.
 */
export function alipayPayment(setUp: AlipaySetUp): PaymentGateway {
  const { app, clock, transferAccount } = setUp;
  const ask = (method: string, content: Readonly<Record<string, string>>) =>
    askAlipay(app, { method, now: clock.now(), content });

  async function tradeOf(paymentId: string): Promise<TradeState> {
    const answer = await ask('alipay.trade.query', { out_trade_no: outNumberOf(paymentId) });
    if (isUnknown(answer)) return { state: 'waiting' };
    const state = tradeStates.get(String(answer.fields['trade_status']));
    if (!isDone(answer) || state === undefined) throw failure('query', answer);
    if (state !== 'paid') return { state };
    const amountFen = amountIn(answer, 'total_amount');
    if (amountFen === null) throw failure('query without an amount', answer);
    return { state, amountFen };
  }

  /**
   * True when Alipay has carried out this refund. The response to a repeated refund request doesn't show this; it shows
   * only that no money was moved this time.
   */
  async function isRefunded(paymentId: string, refundId: string, amountFen: number): Promise<boolean> {
    const content = { out_trade_no: outNumberOf(paymentId), out_request_no: outNumberOf(refundId) };
    const answer = await ask('alipay.trade.fastpay.refund.query', content);
    const status = answer.fields['refund_status'];
    return (
      isDone(answer) &&
      amountIn(answer, 'refund_amount') === amountFen &&
      (status ?? 'REFUND_SUCCESS') === 'REFUND_SUCCESS'
    );
  }

  return {
    transferAccount,
    noticePath,
    cashierUrl: async (payment) => cashierAddress(setUp, payment),
    read: (form, now) => readAlipayNotice(app, form, now),
    tradeOf,
    async close(paymentId) {
      const answer = await ask('alipay.trade.close', { out_trade_no: outNumberOf(paymentId) });
      if (isDone(answer) || isUnknown(answer)) return { state: 'closed' };
      if (isBeyondClosing(answer)) return tradeOf(paymentId);
      throw failure('close', answer);
    },
    async refund({ refundId, paymentId, amountFen }) {
      const answer = await ask('alipay.trade.refund', {
        out_trade_no: outNumberOf(paymentId),
        refund_amount: yuanOf(amountFen),
        out_request_no: outNumberOf(refundId),
      });
      if (isDone(answer) && answer.fields['fund_change'] === 'Y') return;
      if (!(await isRefunded(paymentId, refundId, amountFen))) throw failure('refund', answer);
    },
  };
}
