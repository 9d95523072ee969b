import { Big } from 'big.js';

import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import { shareInFen } from '../money/rounding.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { EndorsementPremiumMode, RefundFee } from '../product/endorsementRule.ts';
import { ownValue } from '../record/ownValue.ts';
import { type CoverPeriod, daysThrough, remainingMonths } from './effectiveDate.ts';

/** Premiums of one person by the policy's version of the product, in yuan as decimal strings. */
export interface PersonPremiums {
  /** For the whole policy period. */
  readonly period: string;
  /** For a year. */
  readonly annual: string;
}

/** The data that turn a person's premium into the price of the remaining cover. */
export interface ChargeBasis {
  readonly mode: Exclude<EndorsementPremiumMode, 'none'>;
  readonly effectiveDate: CalendarDay;
  readonly cover: CoverPeriod;
  /** Share of the annual premium by months, decimal strings: the product's short-period table. */
  readonly shortPeriodRates: Readonly<Record<string, string>>;
}

export type ChargeCode = 'premiumUnknown' | 'remainingMonthsUnpriced' | 'effectiveDateInvalid';

const decimal = /^\d{1,13}(\.\d{1,60})?$/;

/** A whole number of fen. @throws MoneyError above the largest safe integer */
function safeFen(fen: Big): Fen {
  const amount = Number(fen.toFixed(0));
  if (!Number.isSafeInteger(amount)) throw new MoneyError('more than can be counted in fen');
  return amount;
}

const isWithin = (day: string, { startDate, endDate }: CoverPeriod) =>
  [day, startDate, endDate].every(isCalendarDay) && startDate <= day && day <= endDate;

/** The person's premium for started months; equal to that of the whole period while all its months remain. */
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
 * The price of a person from 00:00 of the effective date to the end of the cover, rounded half away from zero to the
 * fen (domain rules §7): the period premium by days, or the annual premium by the short-period table for started
 * months. In both modes the whole period costs the period premium, so that a removal on the first day refunds the whole
 * payment.
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
 * The fee on the refund of a removed person: at most the refund itself. @throws MoneyError where the fee is no amount
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
