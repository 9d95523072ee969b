import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { type Keeping, keepingOf, type RoleInRecord } from '@tuanbao/library/domain/order/keepingPeriod';

import { fileKeysIn } from '../../files/fileKeys.ts';
import { searchedIndexesOf } from '../../orders/personIndexes.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { fileCountsOf, type LooseFile, looseFilesOf, materialsOfEndorsement } from './erasureFileRepository.ts';
import { belongsToOrder, isSubmitted, orderOfRecord, type RecordOrder, recordOrdersOf } from './erasureRepository.ts';
import { ordersWithPerson } from './personRepository.ts';
import { placesOfPerson } from './placesOfPerson.ts';

/** Unfinished work that contains data of the person, and the uploaded files of this work. */
export interface WorkFiles {
  readonly work: { readonly table: string; readonly key: string };
  readonly files: readonly LooseFile[];
}

/**
 * A place with data of the person: an encrypted value, the person's lines in the rosters of an order, or uploaded
 * files.
 */
export interface ErasurePlace {
  readonly table: string;
  /**
   * Key of the row. For rosters and files of an order, it is the number of the order. For files of unfinished work, it
   * is the key of the work.
   */
  readonly key: string;
  /** The order to which the row belongs as a record; null for unfinished work. */
  readonly order: RecordOrder | null;
  /**
   * Rule that requires keeping the data, and the last day on which the rule applies; null if the data can be erased.
   */
  readonly keeping: Keeping | null;
  /** Number of files; absent for places that don't consist of files. */
  readonly rows?: number;
  /** The unfinished work and its files; absent for places that aren't files of unfinished work. */
  readonly workFiles?: WorkFiles;
}

/** Table that stores the lines of the rosters of all orders. */
export const rosterTable = 'insured_persons';

/** Table of the uploaded files of orders. */
export const orderFilesTable = 'order_files';

/** Table of all uploaded files. For a place with this table, the files belong to unfinished work. */
const storedFilesTable = 'stored_files';

/**
 * Tables in which the person is an insured person. In the records of all other tables, the person acts for the customer
 * or is the payer.
 */
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

/**
 * Returns the rule that requires keeping the uploaded files of an order, and the last day on which the rule applies;
 * null if the files can be erased. The files identify the customer, and the data of one person can't be cut out of the
 * files. So the files are kept as long as the data of the customer.
 */
export const keepingOfFiles = (order: RecordOrder, today: CalendarDay): Keeping | null =>
  keepingUnder(order, orderFilesTable, today);

/**
 * Returns the places with the uploaded files of those orders to which `places` (the places with data of the person)
 * belong.
 */
async function orderFilePlaces(
  tx: DatabaseTransaction,
  places: readonly ErasurePlace[],
  today: CalendarDay,
): Promise<readonly ErasurePlace[]> {
  const orders = new Map(places.flatMap(({ order }) => (order ? [[order.id, order] as const] : [])));
  const counts = await fileCountsOf(tx, [...orders.keys()]);
  return [...counts].flatMap(([id, rows]) => {
    const order = orders.get(id);
    return order ? [{ table: orderFilesTable, key: order.sn, order, keeping: keepingOfFiles(order, today), rows }] : [];
  });
}

/**
 * Returns the places with the uploaded files of unfinished work that contains data of the person. Files that also
 * belong to an order are left out.
 */
async function workFilePlaces(
  tx: DatabaseTransaction,
  works: readonly (ErasurePlace & { readonly fileKeys: readonly string[] })[],
): Promise<readonly ErasurePlace[]> {
  const places: ErasurePlace[] = [];
  for (const { table, key, fileKeys } of works) {
    const named = table === 'endorsements' ? JSON.stringify(await materialsOfEndorsement(tx, key)) : '';
    const files = await looseFilesOf(tx, [...fileKeys, ...fileKeysIn(named)]);
    const workFiles = { work: { table, key }, files };
    if (files.length > 0) {
      places.push({ table: storedFilesTable, key, order: null, keeping: null, rows: files.length, workFiles });
    }
  }
  return places;
}

/** Returns the order to which a row belongs as a record; null for unfinished work. */
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
  const works = [];
  for (const { table, key, fileKeys } of await placesOfPerson(tx, keyring, idNo)) {
    const order = await orderOf(tx, table, key);
    const place = { table, key, order, keeping: order && keepingUnder(order, table, today) };
    places.push(place);
    if (!order) works.push({ ...place, fileKeys });
  }
  return [...places, ...(await orderFilePlaces(tx, places, today)), ...(await workFilePlaces(tx, works))];
}
