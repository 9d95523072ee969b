import { type Fen, MoneyError } from '../money/fen.ts';

const demandFen = (...amounts: readonly Fen[]): void => {
  if (!amounts.every(Number.isSafeInteger)) throw new MoneyError('not a whole number of fen');
};

/**
 * The amount in fen to refund to the applicant. If the endorsement never came into force, it is the whole paid amount.
 * If the endorsement is in force, it is `paidFen` minus `netFen`, at least 0; a negative `netFen` increases the refund.
 * @throws MoneyError when an amount isn't whole fen
 */
export function refundDueOf(netFen: Fen, paidFen: Fen, isInForce: boolean): Fen {
  demandFen(netFen, paidFen);
  return isInForce ? Math.max(paidFen - netFen, 0) : paidFen;
}

/** A payment of the policy that can still be refunded, in full or in part. */
export interface RefundablePayment {
  readonly id: string;
  /** The part of the paid amount that hasn't been refunded yet, in fen. */
  readonly leftFen: Fen;
}

/** The part of a refund that is sent back through one payment. */
export interface RefundShare {
  /** Id of the refunded payment. Null for the part of the refund that exceeds all payments. */
  readonly paymentId: string | null;
  readonly amountFen: Fen;
}

/**
 * Distributes a refund over the payments of a policy in the given order. No payment is refunded by more than its
 * `leftFen`.
 * @throws MoneyError when an amount isn't whole fen
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
