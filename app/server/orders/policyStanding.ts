import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import {
  type ConfirmedEndorsement,
  type PolicyStanding,
  standingOn,
} from '@tuanbao/library/domain/endorsement/policyStanding';
import { schemeNetsOf } from '@tuanbao/library/domain/endorsement/schemeNets';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { sql } from 'kysely';

import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Keyring } from '../platform/encryption/keyring.ts';
import { openedChanges } from './sealedChanges.ts';

/** Heads and premium of an order as it was sold. */
export interface SoldOrder {
  readonly id: number;
  readonly heads: number;
  readonly total_fen: Fen;
}

interface ConfirmedRow extends ConfirmedEndorsement {
  readonly orderId: number;
  /** Day of the surrender in Shanghai; null while the policy isn't surrendered. */
  readonly surrenderedOn: CalendarDay | null;
}

const idsIn = (orders: readonly SoldOrder[]) => sql`(
  select value::bigint from jsonb_array_elements_text(${JSON.stringify(orders.map(({ id }) => id))}::jsonb)
)`;

async function confirmedOf(tx: DatabaseTransaction, orders: readonly SoldOrder[]): Promise<readonly ConfirmedRow[]> {
  const { rows } = await sql<ConfirmedRow>`
    select order_id as "orderId", roster_version as "rosterVersion", effective_date::text as "effectiveDate",
      net_fen as "netFen", heads_after as "headsAfter", (
        select min((at at time zone 'Asia/Shanghai')::date)::text from order_events
        where order_events.order_id = endorsements.order_id and to_status = 'surrendered'
      ) as "surrenderedOn"
    from endorsements
    where order_id in ${idsIn(orders)} and roster_version is not null`.execute(tx);
  return rows;
}

/** A surrendered policy stays as it stood on the day of its surrender. */
const dayOfStanding = (confirmed: readonly ConfirmedRow[], today: CalendarDay): CalendarDay => {
  const surrenderedOn = confirmed[0]?.surrenderedOn ?? today;
  return surrenderedOn < today ? surrenderedOn : today;
};

/** How orders stand on a day in Shanghai, by their id; each as sold where no endorsement holds yet. */
export async function standingsOf(
  tx: DatabaseTransaction,
  orders: readonly SoldOrder[],
  today: CalendarDay,
): Promise<ReadonlyMap<number, PolicyStanding>> {
  const confirmed = Map.groupBy(await confirmedOf(tx, orders), ({ orderId }) => orderId);
  return new Map(
    orders.map(({ id, heads, total_fen: totalFen }) => {
      const ofOrder = confirmed.get(id) ?? [];
      return [id, standingOn({ heads, totalFen }, ofOrder, dayOfStanding(ofOrder, today))];
    }),
  );
}

/** How one order stands on a day in Shanghai. */
export async function standingOf(
  tx: DatabaseTransaction,
  order: SoldOrder,
  today: CalendarDay,
): Promise<PolicyStanding> {
  const standings = await standingsOf(tx, [order], today);
  return standings.get(order.id) ?? { rosterVersion: 0, heads: order.heads, totalFen: order.total_fen };
}

/** By how much the premium of each scheme changed up to a version of the roster, by scheme id. Fen. */
export async function schemeNetsUpTo(
  tx: DatabaseTransaction,
  keyring: Keyring,
  { orderId, rosterVersion }: { readonly orderId: number; readonly rosterVersion: number },
): Promise<ReadonlyMap<string, Fen>> {
  if (rosterVersion === 0) return new Map();
  const rows = await tx
    .selectFrom('endorsements')
    .select(['changes_sealed', 'trial'])
    .where('order_id', '=', orderId)
    .where('roster_version', '<=', rosterVersion)
    .execute();
  return schemeNetsOf(
    rows.map(({ changes_sealed: sealed, trial }) => ({
      changes: openedChanges(keyring, sealed),
      lines: trial?.lines ?? [],
    })),
  );
}
