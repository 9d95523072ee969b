import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../../tables/database.ts';
import type { SealedPlace } from './personRepository.ts';

/** The order to which a record belongs, with the columns that determine how long the record is kept. */
export interface RecordOrder {
  readonly id: number;
  readonly sn: string;
  readonly status: OrderStatus;
  readonly policy_sn: string | null;
  readonly start_date: string;
  readonly end_date: string;
  /** Last day of the contract. If the policy was surrendered, this day is before `end_date`. */
  readonly last_day: string;
  readonly created_at: Date;
}

/** For each table with encrypted data of orders, the query that finds the order id of the row with a given key. */
const orderOfRow: ReadonlyMap<string, (key: string) => RawBuilder<unknown>> = new Map([
  ['orders', (key) => sql`select id from orders where sn = ${key}`],
  ['order_transfers', (key) => sql`select order_id from order_transfers where order_id::text = ${key}`],
  ['endorsements', (key) => sql`select order_id from endorsements where uuid::text = ${key}`],
  ['endorsement_transfers', (key) => sql`select order_id from endorsements where id::text = ${key}`],
  ['invoices', (key) => sql`select order_id from invoices where uuid::text = ${key}`],
]);

/** True when the rows of a table are records of orders. */
export const belongsToOrder = (table: string): boolean => orderOfRow.has(table);

const recordColumns = sql`
  o.id, o.sn, o.status, o.policy_sn, o.start_date::text as start_date, o.end_date::text as end_date, o.created_at,
  least(o.end_date, s.effective_date - 1)::text as last_day`;

const recordOrders = sql`orders o left join surrenders s on s.order_id = o.id and s.state = 'accepted'`;

/** Returns the order of a record; undefined if the row doesn't belong to an order. */
export async function orderOfRecord(
  tx: DatabaseTransaction,
  { table }: Pick<SealedPlace, 'table'>,
  key: string,
): Promise<RecordOrder | undefined> {
  const query = orderOfRow.get(table);
  if (!query) return undefined;
  const { rows } = await sql<RecordOrder>`
    select ${recordColumns} from ${recordOrders} where o.id in (${query(key)})`.execute(tx);
  return rows[0];
}

/** Returns the orders with these ids. */
export async function recordOrdersOf(tx: DatabaseTransaction, ids: readonly number[]): Promise<readonly RecordOrder[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RecordOrder>`
    select ${recordColumns} from ${recordOrders} where o.id = any (${[...ids]}::bigint[]) order by o.id desc`.execute(
    tx,
  );
  return rows;
}

/** True when an endorsement was submitted. From then on, the endorsement is a record of its order. */
export async function isSubmitted(tx: DatabaseTransaction, uuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('endorsements')
    .select('id')
    .where('uuid', '=', uuid)
    .where('submission_id', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Tables whose rows have a version. The version prevents a save from overwriting changes that were stored after the
 * content was read.
 */
const versioned: ReadonlySet<string> = new Set(['drafts', 'offline_orders', 'endorsements']);

/**
 * Locks a row and returns its encrypted value. Returns undefined if the row no longer exists or has no encrypted value.
 */
export async function lockedValue(
  tx: DatabaseTransaction,
  { table, key, column }: SealedPlace,
  value: string,
): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ sealed: Uint8Array | null }>`
    select ${sql.ref(column)} as sealed from ${sql.table(table)} where ${sql.ref(key)}::text = ${value}
    for update`.execute(tx);
  return rows[0]?.sealed ?? undefined;
}

/**
 * Replaces the encrypted value of a row. If the row has a version, the version increases. A draft that is open in a
 * browser then has an old version, so saving the draft can't restore the erased data.
 */
export async function writeValue(
  tx: DatabaseTransaction,
  { table, key, column }: SealedPlace,
  value: string,
  sealed: Uint8Array,
): Promise<void> {
  const version = versioned.has(table) ? sql`, version = version + 1` : sql``;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} ${version}
    where ${sql.ref(key)}::text = ${value}`.execute(tx);
}

/**
 * Returns and locks those roster entries of an order that are about the person. `indexes` are the blind indexes of the
 * person's id number.
 */
export const linesToErase = (tx: DatabaseTransaction, orderId: number, indexes: readonly Uint8Array[]) =>
  tx
    .selectFrom('insured_persons')
    .select(['position', 'key', 'since_version', 'birthday_sealed'])
    .where('order_id', '=', orderId)
    .where('id_no_index', 'in', indexes)
    .forUpdate()
    .execute();

/** Replaces the data of a person in a roster entry, and the indexes by which a search finds the person. */
export async function writeErasedLine(
  tx: DatabaseTransaction,
  orderId: number,
  { position, since_version }: { readonly position: number; readonly since_version: number },
  line: {
    readonly name_sealed: Uint8Array;
    readonly id_no_sealed: Uint8Array;
    readonly birthday_sealed: Uint8Array;
    readonly name_index: Uint8Array;
    readonly id_no_index: Uint8Array;
  },
): Promise<void> {
  await tx
    .updateTable('insured_persons')
    .set(line)
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .where('since_version', '=', since_version)
    .execute();
}

/** Removes the certificates of persons of an order, so that the public certificate check doesn't find them. */
export async function removeCertificates(
  tx: DatabaseTransaction,
  orderId: number,
  keys: readonly number[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx.deleteFrom('person_certificates').where('order_id', '=', orderId).where('person_key', 'in', keys).execute();
}

/**
 * Stores that the erasure of a person was requested, and returns the id of this request. A person has only one row
 * until the erasure is complete.
 */
export async function writeErasure(
  tx: DatabaseTransaction,
  erasure: { readonly id_no_index: Uint8Array; readonly id_no_sealed: Uint8Array; readonly asked_at: Date },
): Promise<string> {
  const { id_no_sealed, asked_at } = erasure;
  const { id } = await tx
    .insertInto('erasures')
    .values(erasure)
    .onConflict((conflict) => conflict.column('id_no_index').doUpdateSet({ id_no_sealed, asked_at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks an erasure as approved. Returns false if the erasure doesn't exist or is already complete. */
export async function approveErasure(tx: DatabaseTransaction, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('erasures')
    .set({ approved_at: at })
    .where('id', '=', id)
    .where('id_no_sealed', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the ids of the approved erasures that must run on the day `today`: those that haven't run since the approval,
 * and those for which more of the kept data may now be erased.
 */
export async function dueErasures(database: Database, today: CalendarDay): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from erasures where approved_at is not null and id_no_sealed is not null
      and (erased_at is null or erased_at < approved_at or next_on <= ${today}::date)
    order by asked_at`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Locks and returns an erasure. Returns undefined if it doesn't exist, or if another transaction has locked it. In a
 * complete erasure, `id_no_sealed` is null.
 */
export const lockedErasure = (tx: DatabaseTransaction, id: string) =>
  tx
    .selectFrom('erasures')
    .select(['id', 'id_no_sealed', 'approved_at', 'erased_at'])
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * Stores the day on which more of the kept data may be erased. If the day is null, no data are kept, and the id number
 * is removed too.
 */
export async function noteErased(
  tx: DatabaseTransaction,
  id: string,
  { at, nextOn }: { readonly at: Date; readonly nextOn: CalendarDay | null },
): Promise<void> {
  const gone = nextOn === null ? { id_no_index: null, id_no_sealed: null } : {};
  await tx
    .updateTable('erasures')
    .set({ erased_at: at, next_on: nextOn, ...gone })
    .where('id', '=', id)
    .execute();
}

/** Removes the requests for erasure that were made before an instant and aren't approved. */
export async function removeUnapproved(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('erasures').where('approved_at', 'is', null).where('asked_at', '<', before).execute();
}
