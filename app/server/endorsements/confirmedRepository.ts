import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { Fen } from '@tuanbao/library/domain/money/fen';

import type { DatabaseTransaction } from '../tables/database.ts';

/** A confirmed endorsement as the documents of the policy list it. */
export interface ListedEndorsement {
  readonly certificateSn: string;
  readonly effectiveDate: string;
  /** True when the effective day of the endorsement is after today. */
  readonly isUpcoming: boolean;
  readonly headsAfter: number;
  readonly netFen: number;
}

/** The confirmed endorsements of an order, oldest first. */
export async function confirmedEndorsements(
  tx: DatabaseTransaction,
  orderId: number,
  today: CalendarDay,
): Promise<readonly ListedEndorsement[]> {
  const rows = await tx
    .selectFrom('endorsements')
    .select(['certificate_sn', 'effective_date', 'heads_after', 'net_fen'])
    .where('order_id', '=', orderId)
    .where('roster_version', 'is not', null)
    .orderBy('roster_version')
    .execute();
  return rows.map((row) => ({
    certificateSn: row.certificate_sn ?? '',
    effectiveDate: row.effective_date ?? '',
    isUpcoming: (row.effective_date ?? today) > today,
    headsAfter: row.heads_after,
    netFen: row.net_fen,
  }));
}

/** Returns the premium change of each confirmed endorsement of an order, in fen. */
export async function confirmedNetsOf(tx: DatabaseTransaction, orderId: number): Promise<readonly Fen[]> {
  const endorsements = await tx
    .selectFrom('endorsements')
    .select('net_fen')
    .where('order_id', '=', orderId)
    .where('roster_version', 'is not', null)
    .execute();
  return endorsements.map(({ net_fen: fen }) => fen);
}

/**
 * Returns an endorsement of an order with its premium. The roster version is null until the endorsement is confirmed.
 * Returns undefined if the order has no such endorsement, or the endorsement was deleted.
 */
export const chargedEndorsementOf = (
  tx: DatabaseTransaction,
  orderId: number,
  uuid: string,
): Promise<{ id: number; uuid: string; net_fen: Fen; roster_version: number | null } | undefined> =>
  tx
    .selectFrom('endorsements')
    .select(['id', 'uuid', 'net_fen', 'roster_version'])
    .where('order_id', '=', orderId)
    .where('uuid', '=', uuid)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
