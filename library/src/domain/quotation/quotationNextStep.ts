import { daysBetween } from '../calendar/calendarArithmetic.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';

/** The parts of a saved quotation that decide what its agent does next. */
export interface QuotationStanding {
  /** Last day on which the quotation is valid. */
  readonly validUntil: CalendarDay;
  /** True when the link for the customer was made. */
  readonly isShared: boolean;
  /** Instant (ISO 8601) at which the customer first opened the link; empty before. */
  readonly seenAt: string;
  /** Instant (ISO 8601) at which the customer accepted the quotation; empty before. */
  readonly acceptedAt: string;
  /** True when an order was written from the quotation, unless that order ended without a policy. */
  readonly isOrdered: boolean;
}

/**
 * The next step that the agent takes with a quotation. `insure`: the customer accepted it, and the order is still to be
 * written. `remind`: it ends soon. `follow`: the customer has seen it and not answered. `waitForCustomer`: the customer
 * hasn't opened the link. `share`: the customer doesn't have the link. `quoteAgain`: it is no longer valid.
 */
export interface QuotationNextStep {
  readonly step: 'insure' | 'remind' | 'follow' | 'waitForCustomer' | 'share' | 'quoteAgain';
  /** Number of days until the last day on which the quotation is valid; negative when it has passed. */
  readonly daysLeft: number;
}

/** Number of days before its last day from which a quotation is about to end. */
const endingDays = 7;

/** The next step that the agent takes with a quotation; null when an order was written from it. */
export function quotationNextStepOf(quotation: QuotationStanding, today: CalendarDay): QuotationNextStep | null {
  const { validUntil, isShared, seenAt, acceptedAt, isOrdered } = quotation;
  if (isOrdered) return null;
  const daysLeft = daysBetween(today, validUntil);
  if (acceptedAt !== '') return { step: 'insure', daysLeft };
  if (daysLeft < 0) return { step: 'quoteAgain', daysLeft };
  if (!isShared) return { step: 'share', daysLeft };
  if (daysLeft <= endingDays) return { step: 'remind', daysLeft };
  return { step: seenAt === '' ? 'waitForCustomer' : 'follow', daysLeft };
}
