import type { RosterLine } from '@tuanbao/library/domain/endorsement/rosterLine';
import { type Selectable, sql } from 'kysely';

import type { Keyring } from '../platform/encryption/keyring.ts';
import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';
import type { PersonIndexes } from './personIndexes.ts';
import { inVersion, openedPerson } from './rosterRepository.ts';

/** A line in a policy's roster, with its position in the roster. */
export interface PlacedLine extends RosterLine {
  readonly position: number;
}

const openedLine = (keyring: Keyring, row: Selectable<Tables['insured_persons']>): PlacedLine => ({
  ...openedPerson(keyring, row),
  position: row.position,
  sinceVersion: row.since_version,
  untilVersion: row.until_version,
});

/** Selects persons in a version of an order's roster. */
interface RosterSelection {
  readonly orderId: number;
  readonly rosterVersion: number;
  /** Selects the persons whose name or id number has one of these blind indexes; null selects all persons. */
  readonly searched: PersonIndexes | null;
}

const selected = (tx: DatabaseTransaction, { orderId, rosterVersion, searched }: RosterSelection) =>
  tx
    .selectFrom('insured_persons')
    .where('order_id', '=', orderId)
    .where(inVersion(rosterVersion))
    .$if(searched !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('name_index', '=', searched?.name ?? null), eb('id_no_index', 'in', searched?.idNo ?? [])]),
      ),
    );

/** Number of the selected persons. */
export async function countPersons(tx: DatabaseTransaction, selection: RosterSelection): Promise<number> {
  const { total } = await selected(tx, selection)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A part of the selected persons, sorted by line. Only these persons are decrypted. */
export async function rosterPart(
  tx: DatabaseTransaction,
  keyring: Keyring,
  selection: RosterSelection,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly PlacedLine[]> {
  const rows = await selected(tx, selection).selectAll().orderBy('position').limit(limit).offset(offset).execute();
  return rows.map((row) => openedLine(keyring, row));
}

/** All lines with these keys in the roster of an order, in all versions of the roster. */
export async function linesWithKeys(
  tx: Database | DatabaseTransaction,
  keyring: Keyring,
  orderId: number,
  keys: readonly number[],
): Promise<readonly PlacedLine[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('insured_persons')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('key', 'in', keys)
    .orderBy('since_version')
    .execute();
  return rows.map((row) => openedLine(keyring, row));
}

/**
 * Returns all lines of an order that have one of a person's keys. `key` is one of these keys; a person who was removed
 * and added again has several keys. A replaced person and the replacement have the same key, so the result also
 * contains lines of the other of these two persons.
 */
export async function linesOfPerson(
  tx: DatabaseTransaction,
  keyring: Keyring,
  orderId: number,
  key: number,
): Promise<readonly PlacedLine[]> {
  const ofKey = tx
    .selectFrom('insured_persons as own')
    .select('own.id_no_index')
    .where('own.order_id', '=', orderId)
    .where('own.key', '=', key);
  const keys = await tx
    .selectFrom('insured_persons')
    .select('key')
    .distinct()
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('key', '=', key), eb('id_no_index', 'in', ofKey)]))
    .execute();
  return linesWithKeys(
    tx,
    keyring,
    orderId,
    keys.map((row) => row.key),
  );
}
