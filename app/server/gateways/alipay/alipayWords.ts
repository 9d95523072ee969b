import type { TradeState } from '../gateways.ts';

/** Alipay's words for how a trade stands. A finished trade was paid and can no longer be given back through Alipay. */
export const tradeStates: ReadonlyMap<string, TradeState['state']> = new Map([
  ['WAIT_BUYER_PAY', 'waiting'],
  ['TRADE_CLOSED', 'closed'],
  ['TRADE_SUCCESS', 'paid'],
  ['TRADE_FINISHED', 'paid'],
]);

/** An amount in yuan, with two decimals or fewer. */
export const moneyPattern: RegExp = /^\d{1,9}(\.\d{1,2})?$/;

/** An id of ours as Alipay takes them: letters and digits. */
export const outNumberOf = (id: string): string => id.replaceAll('-', '');

/** The payment behind a number of Alipay's; null where it is none of ours. */
export function paymentIdOf(outTradeNo: string): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(outTradeNo);
  return parts ? parts.slice(1).join('-') : null;
}
