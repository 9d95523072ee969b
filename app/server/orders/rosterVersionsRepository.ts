import { headsOfOrder } from '@tuanbao/library/domain/order/heads';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { sql } from 'kysely';

import type { Keyring } from '../platform/encryption/keyring.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { insertPersons, type PlacedPerson, rosterOfOrder, sealedPersons } from './rosterRepository.ts';

/** The last confirmed roster of a policy, decrypted and sorted by line. The next endorsement changes this roster. */
export const latestRoster = (
  tx: DatabaseTransaction,
  keyring: Keyring,
  orderId: number,
): Promise<readonly PlacedPerson[]> => rosterOfOrder(tx, keyring, orderId, 'latest');

/** Number of persons in an order after all confirmed endorsements. */
export async function headsOf(tx: DatabaseTransaction, orderId: number): Promise<number> {
  const counted = await tx
    .selectFrom('orders')
    .select([
      'heads as submitted',
      sql<number>`(select count(*)::int from insured_persons p where p.order_id = orders.id and p.since_version = 0)`.as(
        'listed',
      ),
      sql<number>`(select count(*)::int from insured_persons p where p.order_id = orders.id and p.until_version is null)`.as(
        'listedNow',
      ),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return headsOfOrder(counted);
}

/** Number of persons who were removed from a policy's roster, and of persons who were replaced in it. */
export interface RosterHistory {
  readonly removed: number;
  /** Number of persons who were replaced by another person. A person whose data were only corrected isn't counted. */
  readonly replaced: number;
}

/** Counts the persons who were removed from a policy's roster or replaced in it since the policy started. */
export async function rosterHistory(tx: DatabaseTransaction, orderId: number): Promise<RosterHistory> {
  const { rows } = await sql<RosterHistory>`
    select
      count(*) filter (where later.key is null)::int as removed,
      count(*) filter (where later.key is not null
        and later.id_no_index is distinct from former.id_no_index)::int as replaced
    from insured_persons former
    left join insured_persons later
      on later.order_id = former.order_id and later.key = former.key and later.since_version = former.until_version
    where former.order_id = ${orderId} and former.until_version is not null`.execute(tx);
  return rows[0] ?? { removed: 0, replaced: 0 };
}

/** Identities of persons who were insured under an order but are no longer in the current roster. */
export async function formerIdentities(
  tx: DatabaseTransaction,
  keyring: Keyring,
  orderId: number,
  current: readonly Person[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('insured_persons')
    .select(['id_type', 'id_no_sealed'])
    .where('order_id', '=', orderId)
    .where('until_version', 'is not', null)
    .execute();
  const identities = new Set(
    rows.map((row) => identityOf({ idType: row.id_type, idNo: keyring.open('person.idNo', row.id_no_sealed) })),
  );
  for (const person of current) identities.delete(identityOf(person));
  return identities;
}

/**
 * Stores the next version of a roster. The row of a person who was removed, replaced or corrected ends with the
 * previous version. The new row of a replacing or corrected person gets the line number of the old row. The other rows
 * don't change.
 */
export async function writeRosterVersion(
  tx: DatabaseTransaction,
  keyring: Keyring,
  roster: { readonly orderId: number; readonly version: number; readonly before: readonly PlacedPerson[] },
  after: readonly Person[],
): Promise<void> {
  const { orderId, version, before } = roster;
  const known = new Map(before.map((person) => [person.key, person]));
  const staying = new Set(after.filter((person) => known.get(person.key) === person).map(({ key }) => key));
  const leaving = before.filter(({ key }) => !staying.has(key)).map(({ key }) => key);
  const joining = after.filter(({ key }) => !staying.has(key));
  if (leaving.length > 0) {
    await sql`
      update insured_persons set until_version = ${version}
      where order_id = ${orderId} and until_version is null
        and key in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(leaving)}::jsonb))`.execute(
      tx,
    );
  }
  const { last } = await tx
    .selectFrom('insured_persons')
    .select(sql<number>`max(position)`.as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  let position = last;
  const sealed = await sealedPersons(keyring, joining);
  const rows = sealed.map((row) => ({ ...row, position: known.get(row.key)?.position ?? (position += 1) }));
  if (rows.length > 0) await insertPersons(tx, orderId, rows, version);
}
