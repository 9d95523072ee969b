import { Big } from 'big.js';

import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import { shareInFen } from '../money/rounding.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { EndorsementPremiumMode, RefundFee } from '../product/endorsementRule.ts';
import { ownValue } from '../record/ownValue.ts';
import { type CoverPeriod, daysThrough, remainingMonths } from './effectiveDate.ts';

/**
 * Premiums of one person in yuan, as decimal strings. They are computed with the product version with which the policy
 * was sold.
 */
export interface PersonPremiums {
  /** Premium of the person for the whole policy period, in yuan. */
  readonly period: string;
  /** Premium of the person for one year, in yuan. */
  readonly annual: string;
}

/** The data that are needed to compute the price of the remaining cover from a person's premiums. */
export interface ChargeBasis {
  readonly mode: Exclude<EndorsementPremiumMode, 'none'>;
  readonly effectiveDate: CalendarDay;
  readonly cover: CoverPeriod;
  /**
   * Short-period table of the product. For each number of months it contains a share of the annual premium, as a
   * decimal string.
   */
  readonly shortPeriodRates: Readonly<Record<string, string>>;
}

export type ChargeCode = 'premiumUnknown' | 'remainingMonthsUnpriced' | 'effectiveDateInvalid';

const decimal = /^\d{1,13}(\.\d{1,60})?$/;

/** Converts an amount in fen to an integer. @throws MoneyError when the amount exceeds the largest safe integer */
function safeFen(fen: Big): Fen {
  const amount = Number(fen.toFixed(0));
  if (!Number.isSafeInteger(amount)) throw new MoneyError('more than can be counted in fen');
  return amount;
}

const isWithin = (day: string, { startDate, endDate }: CoverPeriod) =>
  [day, startDate, endDate].every(isCalendarDay) && startDate <= day && day <= endDate;

/**
 * Premium of a person for the remaining months, in yuan. A started month is counted as a whole month. If all months of
 * the cover remain, it is the premium for the whole period. Returns a problem when the short-period table has no share
 * for the remaining months.
 */
function chargeByMonths(
  { period, annual }: PersonPremiums,
  { effectiveDate, cover, shortPeriodRates }: ChargeBasis,
): Big | { readonly problem: Problem<ChargeCode> } {
  const months = remainingMonths(effectiveDate, cover);
  if (months === remainingMonths(cover.startDate, cover)) return new Big(period);
  const rate = ownValue(shortPeriodRates, String(months));
  return rate !== undefined && decimal.test(rate)
    ? new Big(annual).times(rate)
    : { problem: errorAt('', 'remainingMonthsUnpriced', { months }) };
}

/**
 * Price of a person from 00:00 of the effective date to the end of the cover, in fen, rounded half away from zero
 * (domain rules §7). Mode `day`: the period premium in proportion to the remaining days. Mode `month`: the annual
 * premium times the share in the short-period table for the remaining months. In both modes, the price of the whole
 * period is the period premium, so a removal on the first day refunds the full premium, minus the fee. Returns a
 * problem when the effective date isn't within the cover, or when a premium or share is unknown.
 */
export function personCharge(
  premiums: PersonPremiums,
  basis: ChargeBasis,
): Fen | { readonly problem: Problem<ChargeCode> } {
  const { mode, effectiveDate, cover } = basis;
  const { period, annual } = premiums;
  if (!isWithin(effectiveDate, cover)) return { problem: errorAt('', 'effectiveDateInvalid') };
  if (!decimal.test(period) || !decimal.test(annual)) return { problem: errorAt('', 'premiumUnknown') };
  if (mode === 'day') {
    const [left, whole] = [daysThrough(effectiveDate, cover.endDate), daysThrough(cover.startDate, cover.endDate)];
    return safeFen(shareInFen(new Big(period), left, whole));
  }
  const charge = chargeByMonths(premiums, basis);
  return 'problem' in charge ? charge : safeFen(shareInFen(charge, 1, 1));
}

/**
 * Fee on the refund of a removed person, in fen. It is never higher than the refund.
 * @throws MoneyError when the fee of the product isn't a valid amount or percentage
 */
export function feeOf(fee: RefundFee, refundFen: Fen): Fen {
  if (fee.kind === 'none') return 0;
  const isAmount = fee.kind === 'perPerson' ? Number.isSafeInteger(fee.fen) : decimal.test(fee.percent);
  if (!isAmount) throw new MoneyError('not a fee');
  const kept =
    fee.kind === 'perPerson'
      ? fee.fen
      : safeFen(new Big(refundFen).times(fee.percent).div(100).round(0, Big.roundHalfUp));
  return Math.min(Math.max(kept, 0), refundFen);
}
