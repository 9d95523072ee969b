import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { type PolicyStanding, standingOn } from '@tuanbao/library/domain/endorsement/policyStanding';
import { schemeNetsOf } from '@tuanbao/library/domain/endorsement/schemeNets';
import type { Fen } from '@tuanbao/library/domain/money/fen';

import type { Keyring } from '../platform/encryption/keyring.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { openedChanges } from './sealedChanges.ts';
import { confirmedChangesUpTo, type ConfirmedRow, confirmedRowsOf } from './standingRepository.ts';

/** Number of persons and premium of an order when it was sold, without later endorsements. */
export interface SoldOrder {
  readonly id: number;
  readonly heads: number;
  readonly total_fen: Fen;
}

/**
 * The day for which the endorsements of a policy are considered: today or, if the policy was surrendered earlier, the
 * day of the surrender.
 */
const dayOfStanding = (confirmed: readonly ConfirmedRow[], today: CalendarDay): CalendarDay => {
  const surrenderedOn = confirmed[0]?.surrenderedOn ?? today;
  return surrenderedOn < today ? surrenderedOn : today;
};

/**
 * Returns the values of orders on a day in Asia/Shanghai, by order id: roster version, number of persons and premium.
 * If no endorsement applies to an order on this day, these are the order's values at the sale. If the policy was
 * surrendered before this day, these are the values on the day of the surrender.
 */
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

/** The values of one order on a day in Asia/Shanghai: roster version, number of persons and premium. */
export async function standingOf(
  tx: DatabaseTransaction,
  order: SoldOrder,
  today: CalendarDay,
): Promise<PolicyStanding> {
  const standings = await standingsOf(tx, [order], today);
  return standings.get(order.id) ?? { rosterVersion: 0, heads: order.heads, totalFen: order.total_fen };
}

/** For each scheme, by its id: the change of its premium, in fen, by all endorsements up to a version of the roster. */
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
