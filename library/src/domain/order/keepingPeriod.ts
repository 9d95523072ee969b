import { lastDayOfCover, plusYears } from '../calendar/calendarArithmetic.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { orderMachine, type OrderStatus } from './orderMachine.ts';

/**
 * Rules by which data of a person are kept even if the person requests the erasure of these data.
 *
 * - `insuranceLaw`: records of the insurance business are kept for at least five years after the end of the contract.
 *   For a contract of more than one year, they are kept for ten years (Insurance Law of the PRC, article 87).
 * - `antiMoneyLaundering`: identity data of a customer are kept for at least ten years after the end of the business
 *   relationship, and data of a transaction for at least ten years after its end (Anti-Money Laundering Law of the PRC
 *   in force since 2025, article 34).
 * - `orderRuns`: the order hasn't ended yet and needs the data.
 *
 * A legal duty to keep data has priority over the right to erasure (Personal Information Protection Law of the PRC,
 * article 47).
 */
export const keepingRules = ['insuranceLaw', 'antiMoneyLaundering', 'orderRuns'] as const;

export type KeepingRule = (typeof keepingRules)[number];

/** Role of the person in a record. `customer`: the person acts for the customer or pays. */
export type RoleInRecord = 'insured' | 'customer';

/** The order or contract to which a record belongs. */
export interface KeptOrder {
  readonly status: OrderStatus;
  /** True when a policy was issued. */
  readonly isIssued: boolean;
  /** First day of the insured period; `endDate` is its last day. */
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  /** Last day of the contract. It is before `endDate` when the policy was surrendered. */
  readonly lastDay: CalendarDay;
}

/**
 * Rule by which data are kept, and the last day for which they are kept, `YYYY-MM-DD`. `until` is empty while this day
 * isn't known.
 */
export interface Keeping {
  readonly rule: KeepingRule;
  readonly until: string;
}

/**
 * Number of years for which insurance records are kept after the end of the contract (Insurance Law of the PRC, article
 * 87).
 */
const yearsOfRecords = ({ startDate, endDate }: Pick<KeptOrder, 'startDate' | 'endDate'>): number =>
  endDate > lastDayOfCover(startDate, 12) ? 10 : 5;

/**
 * Number of years for which data of customers and transactions are kept (Anti-Money Laundering Law of the PRC, article
 * 34).
 */
const yearsOfCustomers = 10;

/** True when no transition leaves the state. An order without a policy has ended when it reaches such a state. */
const isFinal = (status: OrderStatus): boolean => orderMachine.transitions.every(({ from }) => from !== status);

/**
 * Rule and last day of keeping a person's data in a record of an order; null when the data can be erased on the day
 * `today`. The period begins at the end of the contract. Its last day has the same month and day as the end of the
 * contract (Civil Code of the PRC, article 202).
 */
export function keepingOf(order: KeptOrder, role: RoleInRecord, today: CalendarDay): Keeping | null {
  if (!order.isIssued) return isFinal(order.status) ? null : { rule: 'orderRuns', until: '' };
  const keeping: Keeping =
    role === 'insured'
      ? { rule: 'insuranceLaw', until: plusYears(order.lastDay, yearsOfRecords(order)) }
      : { rule: 'antiMoneyLaundering', until: plusYears(order.lastDay, yearsOfCustomers) };
  return keeping.until < today ? null : keeping;
}
