import { Big } from 'big.js';

import { MoneyError } from './fen.ts';

/** Rounds an amount in yuan to two decimals, half away from zero. */
export const toCents = (yuan: Big): Big => yuan.round(2, Big.roundHalfUp);

/** Rounds an amount in yuan to a whole number, away from zero: 10.01 gives 11. */
export const toWholeYuan = (yuan: Big): Big => yuan.round(0, Big.roundUp);

/**
 * The share `part` / `whole` of an amount in yuan. It is converted to fen and rounded once, half away from zero. For
 * example, `part` and `whole` are numbers of days.
 * @throws MoneyError when `part` or `whole` isn't a whole number, or `whole` is below 1
 */
export function shareInFen(yuan: Big, part: number, whole: number): Big {
  if (!Number.isSafeInteger(part) || !Number.isSafeInteger(whole) || whole < 1) throw new MoneyError('not a share');
  const numerator = yuan.times(100).times(part);
  const quotient = numerator.div(whole).round(0, Big.roundDown);
  const remainder = numerator.minus(quotient.times(whole)).abs();
  if (remainder.times(2).lt(whole)) return quotient;
  return numerator.lt(0) ? quotient.minus(1) : quotient.plus(1);
}
