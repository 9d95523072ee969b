import { type Insertable, sql } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/**
 * Number of failed password attempts of a subject (a user name or a client's address). If the last failed attempt was
 * before `since`, returns 0.
 */
export async function failuresSince(tx: DatabaseTransaction, subjectIndex: Uint8Array, since: Date): Promise<number> {
  const before = await tx
    .selectFrom('login_failures')
    .select('failures')
    .where('subject_index', '=', subjectIndex)
    .where('last_at', '>', since)
    .executeTakeFirst();
  return before?.failures ?? 0;
}

/** Stores the number of failed password attempts of a subject (a user name or a client's address). */
export async function writeFailures(
  tx: DatabaseTransaction,
  subjectIndex: Uint8Array,
  row: Omit<Insertable<Tables['login_failures']>, 'subject_index'>,
): Promise<void> {
  await tx
    .insertInto('login_failures')
    .values({ subject_index: subjectIndex, ...row })
    .onConflict((conflict) => conflict.column('subject_index').doUpdateSet(row))
    .execute();
}

/**
 * The latest instant until which one of the subjects must wait. This instant can be in the past. Null when none of the
 * subjects has failed.
 */
export async function blockedUntilOf(tx: DatabaseTransaction, subjects: readonly Uint8Array[]): Promise<Date | null> {
  const { blockedUntil } = await tx
    .selectFrom('login_failures')
    .select(sql<Date | null>`max(blocked_until)`.as('blockedUntil'))
    .where('subject_index', 'in', subjects)
    .executeTakeFirstOrThrow();
  return blockedUntil;
}

/** Resets the number of failed password attempts of a subject to 0. */
export async function clearFailures(tx: DatabaseTransaction, subjectIndex: Uint8Array): Promise<void> {
  await tx.deleteFrom('login_failures').where('subject_index', '=', subjectIndex).execute();
}

/** Subtracts one failed password attempt of a subject, and ends the subject's waiting time. */
export async function takeBackFailure(tx: DatabaseTransaction, subjectIndex: Uint8Array): Promise<void> {
  await tx
    .updateTable('login_failures')
    .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: eb.ref('last_at') }))
    .where('subject_index', '=', subjectIndex)
    .execute();
}
