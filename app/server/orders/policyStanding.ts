import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { type PolicyStanding, standingOn } from '@tuanbao/library/domain/endorsement/policyStanding';
import { schemeNetsOf } from '@tuanbao/library/domain/endorsement/schemeNets';
import type { Fen } from '@tuanbao/library/domain/money/fen';

import type { Keyring } from '../platform/encryption/keyring.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { openedChanges } from './sealedChanges.ts';
import { confirmedChangesUpTo, type ConfirmedRow, confirmedRowsOf } from './standingRepository.ts';

/** Heads and premium of an order as it was sold. */
export interface SoldOrder {
  readonly id: number;
  readonly heads: number;
  readonly total_fen: Fen;
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
  const confirmed = Map.groupBy(
    await confirmedRowsOf(
      tx,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
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
  const rows = await confirmedChangesUpTo(tx, orderId, rosterVersion);
  return schemeNetsOf(
    rows.map(({ changes_sealed: sealed, trial }) => ({
      changes: openedChanges(keyring, sealed),
      lines: trial?.lines ?? [],
    })),
  );
}
