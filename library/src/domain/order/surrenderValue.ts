import { Big } from 'big.js';

import type { CalendarDay } from '../calendar/calendarDay.ts';
import { type CoverPeriod, daysThrough, remainingMonths } from '../endorsement/effectiveDate.ts';
import { feeOf } from '../endorsement/personCharge.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import { shareInFen } from '../money/rounding.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { EndorsementRule, RefundFee } from '../product/endorsementRule.ts';
import { ownValue } from '../record/ownValue.ts';

/** A part of the premium of a policy: the sale, or the charges less the refunds of one endorsement, without its fees. */
export interface PremiumPart {
  /** Below 0 where an endorsement refunded more than it charged. */
  readonly fen: Fen;
  /** First day that it pays for; the last one is that of the cover. */
  readonly from: CalendarDay;
}

/** The data that a surrender value depends on beside the premium. */
export interface SurrenderTerms {
  readonly cover: CoverPeriod;
  /** First day without cover. */
  readonly effectiveDate: CalendarDay;
  /** The product's rule for endorsements; null: by days and without a fee. */
  readonly rule: Pick<EndorsementRule, 'premiumMode' | 'refundFee'> | null;
  /** Share of the annual premium by months, decimal strings. */
  readonly shortPeriodRates: Readonly<Record<string, string>>;
  /** Persons whose cover ends, for a fee per person. */
  readonly heads: number;
}

/** The amount that goes back for a surrendered policy. */
export interface SurrenderValue {
  readonly effectiveDate: CalendarDay;
  /** Days of the cover that are not used. */
  readonly unusedDays: number;
  readonly coverDays: number;
  /** Premium of the unused days. */
  readonly unusedFen: Fen;
  readonly feeFen: Fen;
  /** `unusedFen` less `feeFen`; never below 0. */
  readonly refundFen: Fen;
}

type Unpriced = { readonly problem: Problem<'surrenderUnpriced'> };

const latest = (one: CalendarDay, other: CalendarDay): CalendarDay => (one > other ? one : other);

const daysShare = ({ fen, from }: PremiumPart, { cover, effectiveDate }: SurrenderTerms): Big => {
  const daysFrom = (day: CalendarDay) => daysThrough(day, cover.endDate);
  return shareInFen(new Big(fen).div(100), daysFrom(latest(from, effectiveDate)), daysFrom(from));
};

/** Started months by the short-period table, as the endorsement prices them. */
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
 * The value of a policy that is surrendered (退保): the premium of the days that are not used, less the product's refund
 * fee. Days and fee follow the product's endorsement rule, as if every person were removed; a product that is never
 * endorsed goes by days. Each part of the premium is rounded half away from zero to the fen. Before the first day of
 * cover the whole premium goes back. Source: Insurance Law of the PRC, article 54 (before the cover begins the premium
 * goes back less the agreed fee, afterwards less the part for the time until the contract ends); domain rules §7 for
 * days, months and fee. @throws MoneyError beyond safe integers, RangeError where a text is no day
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
