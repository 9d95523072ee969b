import { type Fen, MoneyError } from '../money/fen.ts';

const demandFen = (...amounts: readonly Fen[]): void => {
  if (!amounts.every(Number.isSafeInteger)) throw new MoneyError('not a whole number of fen');
};

/**
 * The refund to the employer: after success the payments beyond the net (all of it for a net below zero); after an
 * endorsement that never came into force all payments. @throws MoneyError where an amount isn't whole fen
 */
export function refundDueOf(netFen: Fen, paidFen: Fen, isInForce: boolean): Fen {
  demandFen(netFen, paidFen);
  return isInForce ? Math.max(paidFen - netFen, 0) : paidFen;
}

/** A payment that money can be refunded through. */
export interface RefundablePayment {
  readonly id: string;
  /** Amount paid less amount refunded, in fen. */
  readonly leftFen: Fen;
}

/** The part of a refund that goes back through one payment. */
export interface RefundShare {
  /** Null where the payments don't cover this part. */
  readonly paymentId: string | null;
  readonly amountFen: Fen;
}

/**
 * Distributes a refund over the payments of a policy, in their order: no payment refunds more than it took. @throws
 * MoneyError
 */
export function refundSharesOf(amountFen: Fen, payments: readonly RefundablePayment[]): readonly RefundShare[] {
  demandFen(amountFen, ...payments.map(({ leftFen }) => leftFen));
  const shares: RefundShare[] = [];
  let open = Math.max(amountFen, 0);
  for (const { id, leftFen } of payments) {
    const share = Math.min(open, Math.max(leftFen, 0));
    if (share === 0) continue;
    shares.push({ paymentId: id, amountFen: share });
    open -= share;
  }
  return open === 0 ? shares : [...shares, { paymentId: null, amountFen: open }];
}
