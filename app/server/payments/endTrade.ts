import type { TradeState } from '../gateways/gateways.ts';
import type { Services } from '../services/services.ts';

interface Known {
  readonly id: string;
  readonly amount_fen: number;
}

/**
 * Thrown when the gateway reports another paid amount than the server requested. An operator must check the payment.
 */
class AmountError extends Error {
  override readonly name = 'AmountError';
}

/**
 * True when the gateway reports that a payment was paid with the requested amount. @throws AmountError when another
 * amount was paid
 */
export function broughtMoney(trade: TradeState, payment: Known): boolean {
  if (trade.state !== 'paid') return false;
  if (trade.amountFen !== payment.amount_fen) throw new AmountError(`payment ${payment.id} was paid in part`);
  return true;
}

/**
 * Ends a payment at the gateway. Returns true when the payment was paid before the gateway could end it. Call this
 * function outside a transaction.
 */
export const endTrade = async ({ gateways }: Services, payment: Known): Promise<boolean> =>
  broughtMoney(await gateways.payment.close(payment.id), payment);
