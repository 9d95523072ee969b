import { type Fen, MoneyError } from '../money/fen.ts';

const demandFen = (...amounts: readonly Fen[]): void => {
  if (!amounts.every(Number.isSafeInteger)) throw new MoneyError('not a whole number of fen');
};

/**
 * What goes back to the employer: at success whatever was paid beyond the net (a net below zero is all of it), at the
 * end of one that never came into force everything that was paid. @throws MoneyError where an amount isn't whole fen
 */
export function refundDueOf(netFen: Fen, paidFen: Fen, isInForce: boolean): Fen {
  demandFen(netFen, paidFen);
  return isInForce ? Math.max(paidFen - netFen, 0) : paidFen;
}

/** A payment that money can still go back through. */
export interface RefundablePayment {
  readonly id: string;
  /** What was paid less what went back. */
  readonly leftFen: Fen;
}

/** How much of a refund goes back through which payment. */
export interface RefundShare {
  /** Null: through none of them, what was paid doesn't cover it. */
  readonly paymentId: string | null;
  readonly amountFen: Fen;
}

/** A refund over the payments of a policy, in their order: no payment gives back more than it took. @throws MoneyError */
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
