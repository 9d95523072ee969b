import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { type Selectable, sql } from 'kysely';

import type { DatabaseTransaction, Tables } from '../../tables/database.ts';

/** An order in whose rosters a person is or was listed. */
export interface PersonOrder {
  readonly id: number;
  readonly sn: string;
  readonly status: OrderStatus;
  readonly policy_sn: string | null;
  readonly group_name: string;
  readonly product_name: string;
  readonly insurer_name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly created_at: Date;
}

/**
 * Identifies a line in the rosters of an order: by the key of the person and the first roster version that contains the
 * line.
 */
export interface NamedLine {
  readonly orderSn: string;
  readonly personKey: number;
  readonly sinceVersion: number;
}

const orderColumns = [
  'id',
  'sn',
  'status',
  'policy_sn',
  'group_name',
  'product_name',
  'insurer_name',
  'start_date',
  'end_date',
  'created_at',
] as const;

/**
 * Returns the orders in whose rosters the person is or was listed, newest first. `indexes` are the blind indexes of the
 * person's id number.
 */
export const ordersWithPerson = (
  tx: DatabaseTransaction,
  indexes: readonly Uint8Array[],
  limit: number,
): Promise<readonly PersonOrder[]> =>
  tx
    .selectFrom('orders')
    .select(orderColumns)
    .where('id', 'in', (query) =>
      query.selectFrom('insured_persons').select('order_id').where('id_no_index', 'in', indexes),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/**
 * Returns the keys of the person's lines in an order's rosters. `indexes` are the blind indexes of the person's id
 * number.
 */
export async function keysOfPerson(
  tx: DatabaseTransaction,
  orderId: number,
  indexes: readonly Uint8Array[],
): Promise<readonly number[]> {
  const found = await tx
    .selectFrom('insured_persons')
    .select('key')
    .distinct()
    .where('order_id', '=', orderId)
    .where('id_no_index', 'in', indexes)
    .execute();
  return found.map(({ key }) => key);
}

/** Returns a line in the rosters of an order; undefined if there is no such line. The order may belong to any agent. */
export const storedLine = (
  tx: DatabaseTransaction,
  { orderSn, personKey, sinceVersion }: NamedLine,
): Promise<Selectable<Tables['insured_persons']> | undefined> =>
  tx
    .selectFrom('insured_persons')
    .selectAll()
    .where('order_id', 'in', (query) => query.selectFrom('orders').select('id').where('sn', '=', orderSn))
    .where('key', '=', personKey)
    .where('since_version', '=', sinceVersion)
    .executeTakeFirst();

/** Returns the certificates of the persons with these keys in an order. */
export const certificatesOf = (tx: DatabaseTransaction, orderId: number, keys: readonly number[]) =>
  tx
    .selectFrom('person_certificates')
    .select(['person_key', 'code', 'first_issued_at'])
    .where('order_id', '=', orderId)
    .where('person_key', 'in', keys)
    .orderBy('first_issued_at')
    .execute();

/** A column with encrypted JSON that may contain personal data. */
export interface SealedPlace {
  readonly table: string;
  /** Column that identifies a row. */
  readonly key: string;
  readonly column: string;
  /** Purpose that is used as context when the values are encrypted and decrypted. */
  readonly purpose: string;
}

/** An encrypted value, with the key of its row. */
export interface SealedRow {
  readonly key: string;
  readonly sealed: Uint8Array;
}

/** Returns at most `limit` rows of a place that have a value and a key greater than `after`, sorted by key. */
export async function sealedRows(
  tx: DatabaseTransaction,
  { table, key, column }: SealedPlace,
  after: string,
  limit: number,
): Promise<readonly SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(key)}::text as key, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${sql.ref(key)}::text > ${after}
    order by ${sql.ref(key)}::text limit ${limit}`.execute(tx);
  return rows;
}
