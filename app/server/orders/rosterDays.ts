import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { coverOfPolicy, type RosterDays } from '@tuanbao/library/domain/endorsement/personCover';

import type { DatabaseTransaction } from '../tables/database.ts';
import { type ConfirmedRow, confirmedRowsOf } from './standingRepository.ts';
import { lastSurrenderOf } from './surrenderRepository.ts';

/** The endorsements that took effect or will take effect under an order, and the cover of the order's policy. */
export interface OrderRosterDays extends RosterDays<ConfirmedRow> {
  /** First day without cover after a surrender; null when the policy wasn't surrendered. */
  readonly withoutCoverFrom: CalendarDay | null;
}

/** The columns of the table of orders from which the cover of an order is computed. */
interface CoveredOrder {
  readonly id: number;
  readonly start_date: string;
  readonly end_date: string;
}

/**
 * The confirmed endorsements of an order, oldest first, and the cover of the order. Endorsements that would have taken
 * effect after the day of a surrender are left out.
 */
export async function rosterDaysOf(tx: DatabaseTransaction, order: CoveredOrder): Promise<OrderRosterDays> {
  const confirmed = await confirmedRowsOf(tx, [order.id]);
  const surrender = await lastSurrenderOf(tx, order.id);
  const withoutCoverFrom = surrender?.state === 'accepted' ? surrender.effectiveDate : null;
  return {
    changes: confirmed
      .filter(({ effectiveDate, surrenderedOn }) => surrenderedOn === null || effectiveDate <= surrenderedOn)
      .toSorted((one, other) => one.rosterVersion - other.rosterVersion),
    cover: coverOfPolicy({ startDate: order.start_date, endDate: order.end_date }, withoutCoverFrom),
    withoutCoverFrom,
  };
}
