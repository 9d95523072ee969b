import { type RawBuilder, sql } from 'kysely';

import { sealedColumns } from '../operations/sealedColumns.ts';
import type { Database } from '../tables/database.ts';

/** A database column with encrypted values, and the SQL expressions that read and replace a value. */
export interface SealedPlace {
  readonly name: string;
  readonly purpose: string;
  readonly table: RawBuilder<unknown>;
  /** SQL expression for the encrypted bytes of a row. It is null when the row has no encrypted value. */
  readonly bytes: RawBuilder<unknown>;
  /** SQL assignment that sets the encrypted value of a row to the bytes `fresh.sealed`. */
  readonly assignment: RawBuilder<unknown>;
}

/** All database columns with encrypted values. */
export const sealedPlaces: readonly SealedPlace[] = [
  ...sealedColumns.map(({ table, column, purpose }) => ({
    name: `${table}.${column}`,
    purpose,
    table: sql.table(table),
    bytes: sql.ref(column),
    assignment: sql`${sql.ref(column)} = fresh.sealed`,
  })),
  {
    name: 'jobs.payload',
    purpose: 'job',
    table: sql.table('jobs'),
    bytes: sql`decode(payload ->> 'sealed', 'base64')`,
    assignment: sql`payload = jsonb_set(payload, '{sealed}', to_jsonb(translate(encode(fresh.sealed, 'base64'), E'\n', '')))`,
  },
];

/** An encrypted value and the physical position (`ctid`) of its row. */
export interface SealedRow {
  readonly at: string;
  readonly sealed: Uint8Array;
}

/** Position (`ctid`) before the first row of any table. */
export const beforeFirst = '(0,0)';

/**
 * Returns at most `limit` values that aren't encrypted with the key of the version `version`. The values are from rows
 * after the position `last`, in the order of the rows' positions in the table.
 */
export async function staleRowsBehind(
  database: Database,
  place: SealedPlace,
  { last, version, limit }: { readonly last: string; readonly version: number; readonly limit: number },
): Promise<readonly SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ctid::text as at, ${place.bytes} as sealed from ${place.table}
    where ctid > ${last}::tid and ${place.bytes} is not null and get_byte(${place.bytes}, 0) <> ${version}
    order by ctid limit ${limit}`.execute(database);
  return rows;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/**
 * Replaces old encrypted values by new ones. A value that has changed since it was read isn't replaced. Returns the
 * number of replaced values.
 */
export async function replaceSealed(
  database: Database,
  place: SealedPlace,
  values: readonly (Pick<SealedRow, 'at' | 'sealed'> & { readonly was: Uint8Array })[],
): Promise<number> {
  const fresh = values.map(({ at, was, sealed }) => ({ at, was: base64(was), sealed: base64(sealed) }));
  const { numAffectedRows } = await sql`
    update ${place.table} set ${place.assignment}
    from (
      select at::tid as at, decode(was, 'base64') as was, decode(sealed, 'base64') as sealed
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as row (at text, was text, sealed text)
    ) fresh
    where ${place.table}.ctid = fresh.at and ${place.bytes} = fresh.was`.execute(database);
  return Number(numAffectedRows ?? 0);
}

/** Returns the number of values in a column that aren't encrypted with the key of the version `version`. */
export async function countStale(database: Database, place: SealedPlace, version: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${place.table}
    where ${place.bytes} is not null and get_byte(${place.bytes}, 0) <> ${version}`.execute(database);
  return rows[0]?.total ?? 0;
}
