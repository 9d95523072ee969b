import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../platform/database/database.ts';
import type { Keyring, SealPurpose } from '../platform/encryption/keyring.ts';
import { sealedColumns } from '../platform/encryption/sealedColumns.ts';

/** Values that are held in memory at once: of rosters, which take up to 8 MB, only some. */
const batchSize = (place: Place): number => (place.name.endsWith('.content_sealed') ? 8 : 500);

/** A place where sealed values lie: how to read them, and how to put one back. */
interface Place {
  readonly name: string;
  readonly purpose: SealPurpose;
  readonly table: RawBuilder<unknown>;
  /** The sealed bytes of a row, null where it has none. */
  readonly bytes: RawBuilder<unknown>;
  /** Sets the row's value to the bytes `fresh.sealed`. */
  readonly assignment: RawBuilder<unknown>;
}

const places: readonly Place[] = [
  ...sealedColumns.map(({ table, column, purpose }) => ({
    name: `${table}.${column}`,
    purpose,
    table: sql.table(table),
    bytes: sql.ref(column),
    assignment: sql`${sql.ref(column)} = fresh.sealed`,
  })),
  {
    name: 'jobs.payload',
    purpose: 'job' as const,
    table: sql.table('jobs'),
    bytes: sql`decode(payload ->> 'sealed', 'base64')`,
    assignment: sql`payload = jsonb_set(payload, '{sealed}', to_jsonb(translate(encode(fresh.sealed, 'base64'), E'\n', '')))`,
  },
];

interface SealedRow {
  readonly at: string;
  readonly sealed: Uint8Array;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Replaces old values by new ones, except values that were written meanwhile. */
async function replaceIn(database: Database, keyring: Keyring, place: Place, rows: readonly SealedRow[]) {
  const fresh = rows.map(({ at, sealed }) => ({
    at,
    was: base64(sealed),
    sealed: base64(keyring.seal(place.purpose, keyring.open(place.purpose, sealed))),
  }));
  const { numAffectedRows } = await sql`
    update ${place.table} set ${place.assignment}
    from (
      select at::tid as at, decode(was, 'base64') as was, decode(sealed, 'base64') as sealed
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as row (at text, was text, sealed text)
    ) fresh
    where ${place.table}.ctid = fresh.at and ${place.bytes} = fresh.was`.execute(database);
  return Number(numAffectedRows ?? 0);
}

async function resealPlace(database: Database, keyring: Keyring, place: Place): Promise<number> {
  let resealed = 0;
  for (let last = '(0,0)'; ;) {
    const { rows } = await sql<SealedRow>`
      select ctid::text as at, ${place.bytes} as sealed from ${place.table}
      where ctid > ${last}::tid and ${place.bytes} is not null and get_byte(${place.bytes}, 0) <> ${keyring.version}
      order by ctid limit ${batchSize(place)}`.execute(database);
    const end = rows.at(-1);
    if (!end) return resealed;
    resealed += await replaceIn(database, keyring, place, rows);
    last = end.at;
  }
}

/** Places that hold values of older keys, with how many. */
export async function staleValues(database: Database, keyring: Keyring): Promise<ReadonlyMap<string, number>> {
  const stale = new Map<string, number>();
  for (const place of places) {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from ${place.table}
      where ${place.bytes} is not null and get_byte(${place.bytes}, 0) <> ${keyring.version}`.execute(database);
    const total = rows[0]?.total ?? 0;
    if (total > 0) stale.set(place.name, total);
  }
  return stale;
}

/**
 * Seals every value anew that an older key sealed. Servers may run meanwhile, as long as they know both keys; what one
 * that starts with the older key writes is found by the next run. Gives back how many values were sealed anew.
 */
export async function resealAll(database: Database, keyring: Keyring): Promise<number> {
  let resealed = 0;
  for (const place of places) resealed += await resealPlace(database, keyring, place);
  return resealed;
}
