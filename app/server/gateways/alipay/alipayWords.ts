import type { TradeState } from '../gateways.ts';

/**
 * For each state of a trade at Alipay, the state of the payment. A trade in the state `TRADE_FINISHED` is paid, but
 * Alipay can no longer refund it.
 */
export const tradeStates: ReadonlyMap<string, TradeState['state']> = new Map([
  ['WAIT_BUYER_PAY', 'waiting'],
  ['TRADE_CLOSED', 'closed'],
  ['TRADE_SUCCESS', 'paid'],
  ['TRADE_FINISHED', 'paid'],
]);

/** Format of an amount in yuan with up to two decimals. */
export const moneyPattern: RegExp = /^\d{1,9}(\.\d{1,2})?$/;

/** Converts a uuid to a number in Alipay's format, which allows only letters and digits. */
export const outNumberOf = (id: string): string => id.replaceAll('-', '');

/**
 * Converts a number in Alipay's format back to the payment's uuid. Returns null if the number isn't a uuid without
 * hyphens. This server didn't create such a number.
 */
export function paymentIdOf(outTradeNo: string): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(outTradeNo);
  return parts ? parts.slice(1).join('-') : null;
}
