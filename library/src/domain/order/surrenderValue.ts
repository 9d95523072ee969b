import { Big } from 'big.js';

import type { CalendarDay } from '../calendar/calendarDay.ts';
import { type CoverPeriod, daysThrough, remainingMonths } from '../endorsement/effectiveDate.ts';
import { feeOf } from '../endorsement/personCharge.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import { shareInFen } from '../money/rounding.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { EndorsementRule, RefundFee } from '../product/endorsementRule.ts';
import { ownValue } from '../record/ownValue.ts';

/**
 * A part of a policy's premium. It is either the premium at the sale, or the charges minus the refunds of one
 * endorsement, without fees.
 */
export interface PremiumPart {
  /** Amount of this part in fen; below 0 when an endorsement refunded more than it charged. */
  readonly fen: Fen;
  /** First day for which this amount is paid. The amount is for all days from this day to the end of the cover. */
  readonly from: CalendarDay;
}

/** The data that decide the surrender value, besides the premium. */
export interface SurrenderTerms {
  readonly cover: CoverPeriod;
  /** First day without cover. */
  readonly effectiveDate: CalendarDay;
  /** The product's rule for endorsements. If it is null, the value is computed by days and without a fee. */
  readonly rule: Pick<EndorsementRule, 'premiumMode' | 'refundFee'> | null;
  /** Short-period table of the product: shares of the annual premium as decimal strings, by number of months. */
  readonly shortPeriodRates: Readonly<Record<string, string>>;
  /** Number of persons whose cover ends. If the fee is per person, it is multiplied by this number. */
  readonly heads: number;
}

/** The refund for a surrendered policy, and the values from which it is computed. */
export interface SurrenderValue {
  readonly effectiveDate: CalendarDay;
  /** Number of unused days of the cover. */
  readonly unusedDays: number;
  readonly coverDays: number;
  /** Premium that was paid for the unused days, in fen. */
  readonly unusedFen: Fen;
  readonly feeFen: Fen;
  /** Amount of the refund in fen: `unusedFen` minus `feeFen`, at least 0. */
  readonly refundFen: Fen;
}

type Unpriced = { readonly problem: Problem<'surrenderUnpriced'> };

const latest = (one: CalendarDay, other: CalendarDay): CalendarDay => (one > other ? one : other);

const daysShare = ({ fen, from }: PremiumPart, { cover, effectiveDate }: SurrenderTerms): Big => {
  const daysFrom = (day: CalendarDay) => daysThrough(day, cover.endDate);
  return shareInFen(new Big(fen).div(100), daysFrom(latest(from, effectiveDate)), daysFrom(from));
};

/** The part of a premium for the remaining months. It is computed with the short-period table, as in endorsements. */
function monthsShare({ fen, from }: PremiumPart, terms: SurrenderTerms): Big | Unpriced {
  const { cover, effectiveDate, shortPeriodRates } = terms;
  const [left, whole] = [latest(from, effectiveDate), from].map((day) => remainingMonths(day, cover));
  if (left === whole) return new Big(fen);
  const [leftRate, wholeRate] = [left, whole].map((months) => ownValue(shortPeriodRates, String(months)));
  if (leftRate === undefined || wholeRate === undefined || !new Big(wholeRate).gt(0)) {
    return { problem: errorAt('', 'surrenderUnpriced') };
  }
  return new Big(fen).times(leftRate).div(wholeRate).round(0, Big.roundHalfUp);
}

const feeFor = (fee: RefundFee, heads: number, unusedFen: Fen): Fen =>
  feeOf(fee.kind === 'perPerson' ? { ...fee, fen: fee.fen * heads } : fee, unusedFen);

/**
 * Value of a surrendered policy (退保): the premium of the unused days, minus the product's refund fee. The product's
 * endorsement rule defines how days and fee are computed, as if all persons were removed. If the product has no such
 * rule, the value is computed by days and without a fee. Each part of the premium is rounded to the fen, half away from
 * zero. If the cover hasn't begun, all of its days are unused. Returns the problem `surrenderUnpriced` if the value
 * can't be computed, because the short-period table has no usable share for the months.
 *
 * Source: Insurance Law of the PRC, article 54. Before the cover begins, the premium minus the agreed fee is refunded.
 * After that, the part for the remaining time of the contract is refunded. Domain rules §7 define days, months and fee.
 * @throws MoneyError when an amount exceeds the safe integers, RangeError when a date isn't a calendar day
 */
export function surrenderValueOf(parts: readonly PremiumPart[], terms: SurrenderTerms): SurrenderValue | Unpriced {
  const { cover, effectiveDate, rule, heads } = terms;
  let unused = new Big(0);
  for (const part of effectiveDate > cover.endDate ? [] : parts) {
    const share = rule?.premiumMode === 'month' ? monthsShare(part, terms) : daysShare(part, terms);
    if ('problem' in share) return share;
    unused = unused.plus(share);
  }
  const unusedFen = Math.max(Number(unused.toFixed(0)), 0);
  if (!Number.isSafeInteger(unusedFen)) throw new MoneyError('more than can be counted in fen');
  const feeFen = feeFor(rule?.refundFee ?? { kind: 'none' }, heads, unusedFen);
  return {
    effectiveDate,
    unusedDays: daysThrough(effectiveDate, cover.endDate),
    coverDays: daysThrough(cover.startDate, cover.endDate),
    unusedFen,
    feeFen,
    refundFen: unusedFen - feeFen,
  };
}
