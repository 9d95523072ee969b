import { Big } from 'big.js';

import { MoneyError } from './fen.ts';

/** Half-up to the fen: two decimals of a yuan. */
export const toCents = (yuan: Big): Big => yuan.round(2, Big.roundHalfUp);

/** Up to the whole yuan. */
export const toWholeYuan = (yuan: Big): Big => yuan.round(0, Big.roundUp);

/**
 * The fen of `part` in `whole` of an amount in yuan (days of a policy, for example), half away from zero: the quotient is
 * never rounded before, however long its decimals. @throws MoneyError where `part` and `whole` aren't whole numbers, or `whole` is below 1
 */
export function shareInFen(yuan: Big, part: number, whole: number): Big {
  if (!Number.isSafeInteger(part) || !Number.isSafeInteger(whole) || whole < 1) throw new MoneyError('not a share');
  const numerator = yuan.times(100).times(part);
  const quotient = numerator.div(whole).round(0, Big.roundDown);
  const remainder = numerator.minus(quotient.times(whole)).abs();
  if (remainder.times(2).lt(whole)) return quotient;
  return numerator.lt(0) ? quotient.minus(1) : quotient.plus(1);
}
