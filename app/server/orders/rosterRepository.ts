import { randomBytes } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';

import { isOccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import type { SchemeHeads } from '@tuanbao/library/domain/order/order';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';

import type { Keyring } from '../platform/encryption/keyring.ts';
import type { DatabaseTransaction, Tables } from '../tables/database.ts';
import { idNoIndexOf, nameIndexOf } from './personIndexes.ts';

/** A person with encrypted values, as the database stores the person. */
export interface SealedPerson {
  readonly position: number;
  readonly key: number;
  readonly scheme_id: string;
  readonly name: string;
  readonly name_index: string;
  readonly id_type: string;
  readonly id_no: string;
  readonly id_no_index: string;
  readonly sex: string;
  readonly birthday: string;
  readonly occupation_code: string;
  readonly occupation_name: string;
  readonly occupation_class: string;
  readonly social_security: string;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Number of persons that are encrypted or decrypted in one batch. Other requests can run between two batches. */
const batch = 500;

/**
 * Encrypts the values of the persons in a roster. A long roster is encrypted in batches, so that other requests can run
 * between two batches.
 */
export async function sealedPersons(keyring: Keyring, persons: readonly Person[]): Promise<readonly SealedPerson[]> {
  const rows: SealedPerson[] = [];
  for (const [position, person] of persons.entries()) {
    if (position > 0 && position % batch === 0) await breathe();
    rows.push({
      position,
      key: person.key,
      scheme_id: person.schemeId,
      name: base64(keyring.seal('person.name', person.name)),
      name_index: base64(nameIndexOf(keyring, person.name)),
      id_type: person.idType,
      id_no: base64(keyring.seal('person.idNo', person.idNo)),
      id_no_index: base64(idNoIndexOf(keyring, person)),
      sex: person.sex,
      birthday: base64(keyring.seal('person.birthday', person.birthday)),
      occupation_code: person.occupationCode,
      occupation_name: person.occupationName,
      occupation_class: person.occupationClass,
      social_security: person.socialSecurity,
    });
  }
  return rows;
}

/**
 * Inserts the persons of a roster in one statement. All persons are passed in a single parameter. `sinceVersion` is the
 * first version of the roster that contains these persons; version 0 is the roster that was submitted with the order.
 */
export async function insertPersons(
  tx: DatabaseTransaction,
  orderId: number,
  rows: readonly SealedPerson[],
  sinceVersion = 0,
): Promise<void> {
  await sql`
    insert into insured_persons (
      order_id, position, key, scheme_id, name_sealed, name_index, id_type, id_no_sealed, id_no_index, sex, birthday_sealed,
      occupation_code, occupation_name, occupation_class, social_security, since_version
    )
    select ${orderId}::bigint, position, key, scheme_id, decode(name, 'base64'),
      decode(name_index, 'base64'), id_type, decode(id_no, 'base64'),
      decode(id_no_index, 'base64'), sex, decode(birthday, 'base64'), occupation_code, occupation_name, occupation_class,
      social_security, ${sinceVersion}::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as person (
      position int, key bigint, scheme_id text, name text, name_index text, id_type text, id_no text, id_no_index text, sex text,
      birthday text, occupation_code text, occupation_name text, occupation_class text, social_security text
    )`.execute(tx);
}

/** Decrypts a person of a stored roster. */
export const openedPerson = (keyring: Keyring, row: Selectable<Tables['insured_persons']>): Person => ({
  key: row.key,
  schemeId: row.scheme_id,
  name: keyring.open('person.name', row.name_sealed),
  idType: row.id_type,
  idNo: keyring.open('person.idNo', row.id_no_sealed),
  sex: row.sex,
  birthday: keyring.open('person.birthday', row.birthday_sealed),
  occupationCode: row.occupation_code,
  occupationName: row.occupation_name,
  occupationClass: row.occupation_class,
  socialSecurity: row.social_security,
});

/** A person of a roster, with the number of the person's line. */
export interface PlacedPerson extends Person {
  readonly position: number;
}

/**
 * SQL condition that selects the persons in one version of a roster. Version 0 is the submitted roster; each confirmed
 * endorsement creates the next version.
 */
export const inVersion = (rosterVersion: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`since_version <= ${rosterVersion} and (until_version is null or until_version > ${rosterVersion})`;

/** Numbers of persons in one version of a roster, by scheme and occupation class. Rows without a class are left out. */
export async function schemeHeadsOf(
  tx: DatabaseTransaction,
  orderId: number,
  rosterVersion: number,
): Promise<readonly SchemeHeads[]> {
  const rows = await tx
    .selectFrom('insured_persons')
    .select(({ fn }) => ['scheme_id', 'occupation_class', fn.countAll<string>().as('heads')])
    .where('order_id', '=', orderId)
    .where(inVersion(rosterVersion))
    .groupBy(['scheme_id', 'occupation_class'])
    .orderBy('scheme_id')
    .orderBy('occupation_class')
    .execute();
  return rows.flatMap(({ scheme_id: schemeId, occupation_class, heads }) => {
    const occupationClass = Number(occupation_class);
    return isOccupationClass(occupationClass) ? [{ schemeId, occupationClass, heads: Number(heads) }] : [];
  });
}

/**
 * One version of an order's roster, decrypted and sorted by line. The version `latest` is the last confirmed version;
 * its first day may be after today. A long roster is decrypted in batches, so that other requests can run between two
 * batches.
 */
export async function rosterOfOrder(
  tx: DatabaseTransaction,
  keyring: Keyring,
  orderId: number,
  rosterVersion: number | 'latest',
): Promise<readonly PlacedPerson[]> {
  const rows = await tx
    .selectFrom('insured_persons')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(rosterVersion === 'latest' ? sql<SqlBool>`until_version is null` : inVersion(rosterVersion))
    .orderBy('position')
    .execute();
  const persons: PlacedPerson[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % batch === 0) await breathe();
    persons.push({ position: row.position, ...openedPerson(keyring, row) });
  }
  return persons;
}

/** One version of an order's roster, decrypted and sorted by line. */
export async function personsOf(
  tx: DatabaseTransaction,
  keyring: Keyring,
  orderId: number,
  rosterVersion = 0,
): Promise<readonly Person[]> {
  const placed = await rosterOfOrder(tx, keyring, orderId, rosterVersion);
  return placed.map(({ position: _position, ...person }) => person);
}

/**
 * Returns one person in a version of an order's roster; undefined if there is no such person. The values are encrypted.
 */
export async function personOf(
  tx: DatabaseTransaction,
  orderId: number,
  { key, rosterVersion }: { readonly key: number; readonly rosterVersion: number },
): Promise<{ name_sealed: Uint8Array; id_no_sealed: Uint8Array; birthday_sealed: Uint8Array } | undefined> {
  return tx
    .selectFrom('insured_persons')
    .select(['name_sealed', 'id_no_sealed', 'birthday_sealed'])
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .where(inVersion(rosterVersion))
    .executeTakeFirst();
}

const bytesOf = (text: string) => Buffer.from(text, 'base64');

/**
 * Overwrites the identity and the social security of persons in the roster of an order. Each row is written to the line
 * with the same number. The indexes of the id numbers are first set to random values. Otherwise two persons couldn't
 * swap their id numbers, because each index must be unique.
 */
export async function rewritePersons(
  tx: DatabaseTransaction,
  orderId: number,
  rows: readonly SealedPerson[],
): Promise<void> {
  const record = (position: number) =>
    tx.updateTable('insured_persons').where('order_id', '=', orderId).where('position', '=', position);
  for (const { position } of rows)
    await record(position)
      .set({ id_no_index: randomBytes(32) })
      .execute();
  for (const row of rows) {
    await record(row.position)
      .set({
        name_sealed: bytesOf(row.name),
        name_index: bytesOf(row.name_index),
        id_type: row.id_type,
        id_no_sealed: bytesOf(row.id_no),
        id_no_index: bytesOf(row.id_no_index),
        sex: row.sex,
        birthday_sealed: bytesOf(row.birthday),
        social_security: row.social_security,
      })
      .execute();
  }
}
