import { type RawBuilder, sql } from 'kysely';

import { sealedColumns } from '../operations/sealedColumns.ts';
import type { Database } from '../tables/database.ts';

/** A place where sealed values lie: how to read them, and how to put one back. */
export interface SealedPlace {
  readonly name: string;
  readonly purpose: string;
  readonly table: RawBuilder<unknown>;
  /** The sealed bytes of a row, null where it has none. */
  readonly bytes: RawBuilder<unknown>;
  /** Sets the row's value to the bytes `fresh.sealed`. */
  readonly assignment: RawBuilder<unknown>;
}

/** Every place of the database. */
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

/** A sealed value and where its row lies. */
export interface SealedRow {
  readonly at: string;
  readonly sealed: Uint8Array;
}

/** Before the first row of a table. */
export const beforeFirst = '(0,0)';

/** Values that another key than that of the version sealed, behind a row, in the order in which rows lie. */
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

/** Replaces old values by new ones, except values that were written meanwhile; gives back how many were replaced. */
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

/** How many values of a place another key than that of the version sealed. */
export async function countStale(database: Database, place: SealedPlace, version: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${place.table}
    where ${place.bytes} is not null and get_byte(${place.bytes}, 0) <> ${version}`.execute(database);
  return rows[0]?.total ?? 0;
}
