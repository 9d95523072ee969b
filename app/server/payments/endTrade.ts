import type { TradeState } from '../gateways/gateways.ts';
import type { Services } from '../services/services.ts';

interface Known {
  readonly id: string;
  readonly amount_fen: number;
}

/** Thrown when a trade was paid with another amount than requested; an operator must check it. */
class AmountError extends Error {
  override readonly name = 'AmountError';
}

/** True when the trade paid the amount of the payment. @throws AmountError when it paid another amount */
export function broughtMoney(trade: TradeState, payment: Known): boolean {
  if (trade.state !== 'paid') return false;
  if (trade.amountFen !== payment.amount_fen) throw new AmountError(`payment ${payment.id} was paid in part`);
  return true;
}

/** Ends a payment at the gateway. True when it was paid meanwhile. Call it outside a transaction. */
export const endTrade = async ({ gateways }: Services, payment: Known): Promise<boolean> =>
  broughtMoney(await gateways.payment.close(payment.id), payment);
