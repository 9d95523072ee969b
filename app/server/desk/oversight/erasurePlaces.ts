import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { type Keeping, keepingOf, type RoleInRecord } from '@tuanbao/library/domain/order/keepingPeriod';

import { searchedIndexesOf } from '../../orders/personIndexes.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { belongsToOrder, isSubmitted, orderOfRecord, type RecordOrder, recordOrdersOf } from './erasureRepository.ts';
import { ordersWithPerson } from './personRepository.ts';
import { placesOfPerson } from './placesOfPerson.ts';

/**
 * A place with data of the person: a row with an encrypted value, or the person's entries in the rosters of an order.
 */
export interface ErasurePlace {
  readonly table: string;
  /** Key of the row. For rosters, it is the number of the order. */
  readonly key: string;
  /** The order of which the row is a record; null for unfinished work. */
  readonly order: RecordOrder | null;
  /** Rule that keeps the data, and until when; null if the data can be erased. */
  readonly keeping: Keeping | null;
}

/** Table that stores the lines of the rosters of all orders. */
export const rosterTable = 'insured_persons';

/** Tables in which the person is an insured person. In other tables the person acts or pays for the applicant. */
const tablesOfInsured: ReadonlySet<string> = new Set([rosterTable, 'endorsements']);

const roleIn = (table: string): RoleInRecord => (tablesOfInsured.has(table) ? 'insured' : 'customer');

const keepingUnder = (order: RecordOrder, table: string, today: CalendarDay): Keeping | null =>
  keepingOf(
    {
      status: order.status,
      isIssued: order.policy_sn !== null,
      startDate: order.start_date,
      endDate: order.end_date,
      lastDay: order.last_day,
    },
    roleIn(table),
    today,
  );

/** Returns the order of which a row is a record; null for unfinished work. */
async function orderOf(tx: DatabaseTransaction, table: string, key: string): Promise<RecordOrder | null> {
  if (!belongsToOrder(table)) return null;
  if (table === 'endorsements' && !(await isSubmitted(tx, key))) return null;
  return (await orderOfRecord(tx, { table }, key)) ?? null;
}

/**
 * Returns all places with data of the person who has the id number. `keeping` shows which of these places a rule keeps
 * on the day `today`.
 */
export async function erasurePlacesOf(
  { keyring }: Pick<Services, 'keyring'>,
  tx: DatabaseTransaction,
  idNo: string,
  today: CalendarDay,
): Promise<readonly ErasurePlace[]> {
  const { idNo: indexes } = searchedIndexesOf(keyring, idNo);
  const insured = await ordersWithPerson(tx, indexes, Number.MAX_SAFE_INTEGER);
  const orders = await recordOrdersOf(
    tx,
    insured.map(({ id }) => id),
  );
  const places: ErasurePlace[] = orders.map((order) => ({
    table: rosterTable,
    key: order.sn,
    order,
    keeping: keepingUnder(order, rosterTable, today),
  }));
  for (const { table, key } of await placesOfPerson(tx, keyring, idNo)) {
    const order = await orderOf(tx, table, key);
    places.push({ table, key, order, keeping: order && keepingUnder(order, table, today) });
  }
  return places;
}
