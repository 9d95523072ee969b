import { lastDayOfCover, plusYears } from '../calendar/calendarArithmetic.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { orderMachine, type OrderStatus } from './orderMachine.ts';

/**
 * Rules by which data of a person are kept although the person asks to have them erased.
 *
 * - `insuranceLaw`: records of the insurance business are kept from the end of the contract for at least five years, or
 *   ten when the contract runs longer than a year (Insurance Law of the PRC, article 87).
 * - `antiMoneyLaundering`: identity data of a customer are kept for at least ten years after the end of the business
 *   relationship, and data of a transaction for at least ten years after its end (Anti-Money Laundering Law of the PRC
 *   in force since 2025, article 34).
 * - `orderRuns`: the order isn't ended yet, and can't go on without the data.
 *
 * A duty to keep data by law comes before the right to erasure (Personal Information Protection Law of the PRC, article
 * 47).
 */
export const keepingRules = ['insuranceLaw', 'antiMoneyLaundering', 'orderRuns'] as const;

export type KeepingRule = (typeof keepingRules)[number];

/** Role of the person in a record: an insured person, or a person who acts for the customer or pays. */
export type RoleInRecord = 'insured' | 'customer';

/** The order or contract to which a record belongs. */
export interface KeptOrder {
  readonly status: OrderStatus;
  /** True when a policy was issued. */
  readonly isIssued: boolean;
  /** First and last day of the period of insurance. */
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  /** Last day of the contract: before `endDate` when the policy was surrendered. */
  readonly lastDay: CalendarDay;
}

/** Why and how long data are kept. `until` is the last day, `YYYY-MM-DD`; it is empty while no day is known. */
export interface Keeping {
  readonly rule: KeepingRule;
  readonly until: string;
}

/** Years for which insurance records are kept from the end of the contract (Insurance Law of the PRC, article 87). */
const yearsOfRecords = ({ startDate, endDate }: Pick<KeptOrder, 'startDate' | 'endDate'>): number =>
  endDate > lastDayOfCover(startDate, 12) ? 10 : 5;

/** Years for which data of customers and transactions are kept (Anti-Money Laundering Law of the PRC, article 34). */
const yearsOfCustomers = 10;

/** True when no transition leads out of a state: an order without a policy is then over. */
const isFinal = (status: OrderStatus): boolean => orderMachine.transitions.every(({ from }) => from !== status);

/**
 * Why and how long the data of a person in a record of an order are kept on the day `today`; null when they can be
 * erased. The period begins with the end of the contract, and its last day is the same day of the year (Civil Code of
 * the PRC, article 202).
 */
export function keepingOf(order: KeptOrder, role: RoleInRecord, today: CalendarDay): Keeping | null {
  if (!order.isIssued) return isFinal(order.status) ? null : { rule: 'orderRuns', until: '' };
  const keeping: Keeping =
    role === 'insured'
      ? { rule: 'insuranceLaw', until: plusYears(order.lastDay, yearsOfRecords(order)) }
      : { rule: 'antiMoneyLaundering', until: plusYears(order.lastDay, yearsOfCustomers) };
  return keeping.until < today ? null : keeping;
}
