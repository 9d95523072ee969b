import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { ConfirmedEndorsement } from '@tuanbao/library/domain/endorsement/policyStanding';
import { type Selectable, sql } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/** Columns of a confirmed endorsement, with the order to which it belongs. */
export interface ConfirmedRow extends ConfirmedEndorsement {
  readonly orderId: number;
  readonly uuid: string;
  readonly certificateSn: string;
  /** Day in Asia/Shanghai on which the policy was surrendered; null when it wasn't surrendered. */
  readonly surrenderedOn: CalendarDay | null;
}

const idsIn = (orderIds: readonly number[]) => sql`(
  select value::bigint from jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb)
)`;

/**
 * SQL table of the orders whose policy was surrendered, each with the day of the surrender in Asia/Shanghai. It is for
 * lists of all orders; for a few orders, a subquery per order reads less.
 */
export const daysOfSurrender = sql`(
  select order_id, min((at at time zone 'Asia/Shanghai')::date) as day
  from order_events where to_status = 'surrendered' group by order_id
)`;

/** All confirmed endorsements of these orders. */
export async function confirmedRowsOf(
  tx: DatabaseTransaction,
  orderIds: readonly number[],
): Promise<readonly ConfirmedRow[]> {
  const { rows } = await sql<ConfirmedRow>`
    select order_id as "orderId", uuid, coalesce(certificate_sn, '') as "certificateSn", roster_version as "rosterVersion", effective_date::text as "effectiveDate",
      net_fen as "netFen", heads_after as "headsAfter", (
        select min((at at time zone 'Asia/Shanghai')::date)::text from order_events
        where order_events.order_id = endorsements.order_id and to_status = 'surrendered'
      ) as "surrenderedOn"
    from endorsements
    where order_id in ${idsIn(orderIds)} and roster_version is not null`.execute(tx);
  return rows;
}

/** Effective days and calculations of the premium of the confirmed endorsements of an order. */
export const confirmedTrialsOf = (
  tx: DatabaseTransaction,
  orderId: number,
): Promise<readonly Pick<Selectable<Tables['endorsements']>, 'effective_date' | 'trial'>[]> =>
  tx
    .selectFrom('endorsements')
    .select(['effective_date', 'trial'])
    .where('order_id', '=', orderId)
    .where('roster_version', 'is not', null)
    .execute();

/** Changes of persons and calculations of the premium of all endorsements up to a version of the roster. */
export const confirmedChangesUpTo = (
  tx: DatabaseTransaction,
  orderId: number,
  rosterVersion: number,
): Promise<readonly Pick<Selectable<Tables['endorsements']>, 'changes_sealed' | 'trial'>[]> =>
  tx
    .selectFrom('endorsements')
    .select(['changes_sealed', 'trial'])
    .where('order_id', '=', orderId)
    .where('roster_version', '<=', rosterVersion)
    .execute();
