import type { CalendarDay } from '../calendar/calendarDay.ts';
import { daysBetween } from '../calendar/daysBetween.ts';

/** The data of a saved quotation that decide the agent's next step. */
export interface QuotationStanding {
  /** Last day on which the quotation is valid. */
  readonly validUntil: CalendarDay;
  /** True when the agent has created the link for the customer. */
  readonly isShared: boolean;
  /** Instant (ISO 8601) at which the customer opened the link for the first time; empty until then. */
  readonly seenAt: string;
  /** Instant (ISO 8601) at which the customer accepted the quotation; empty until then. */
  readonly acceptedAt: string;
  /** True when an order was created from the quotation, unless this order ended without a policy. */
  readonly isOrdered: boolean;
}

/**
 * The next step of the agent with a quotation. `insure`: the customer has accepted the quotation, and the agent must
 * create the order. `remind`: the customer has the link but hasn't accepted, and the quotation expires soon. `follow`:
 * the customer has opened the link but hasn't accepted, and the quotation doesn't expire soon. `waitForCustomer`: the
 * customer hasn't opened the link, and the quotation doesn't expire soon. `share`: there is no link for the customer
 * yet. `quoteAgain`: the quotation has expired, and the customer hasn't accepted it.
 */
export interface QuotationNextStep {
  readonly step: 'insure' | 'remind' | 'follow' | 'waitForCustomer' | 'share' | 'quoteAgain';
  /** Number of days until the last day on which the quotation is valid. It is negative after that day. */
  readonly daysLeft: number;
}

/** A quotation expires soon if at most this number of days is left. */
const endingDays = 7;

/** The next step of the agent with a quotation. Null when `isOrdered` is true, because no step is needed. */
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
