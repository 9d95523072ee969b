import type { TradeState } from '../gateways.ts';

/** Alipay's states of a trade. A finished trade is paid, and Alipay can no longer refund it. */
export const tradeStates: ReadonlyMap<string, TradeState['state']> = new Map([
  ['WAIT_BUYER_PAY', 'waiting'],
  ['TRADE_CLOSED', 'closed'],
  ['TRADE_SUCCESS', 'paid'],
  ['TRADE_FINISHED', 'paid'],
]);

/** Format of an amount in yuan with up to two decimals. */
export const moneyPattern: RegExp = /^\d{1,9}(\.\d{1,2})?$/;

/** Converts a uuid to Alipay's format: letters and digits only. */
export const outNumberOf = (id: string): string => id.replaceAll('-', '');

/** The payment's uuid behind a number in Alipay's format; null when the number isn't one of this server. */
export function paymentIdOf(outTradeNo: string): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(outTradeNo);
  return parts ? parts.slice(1).join('-') : null;
}
