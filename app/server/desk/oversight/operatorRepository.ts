import { type Selectable, sql } from 'kysely';

import type { OperatorRole } from '../../../contract/desk/permissions.ts';
import type { DatabaseTransaction, Tables } from '../../tables/database.ts';

/** An account of an operator, without its secrets. */
export type AccountRow = Pick<
  Selectable<Tables['operators']>,
  'id' | 'user_name' | 'name' | 'roles' | 'is_set_up' | 'disabled_at' | 'created_at'
>;

const accountColumns = ['id', 'user_name', 'name', 'roles', 'is_set_up', 'disabled_at', 'created_at'] as const;

/** Returns the number of all operators, including those with a disabled account. */
export async function countOperators(tx: DatabaseTransaction): Promise<number> {
  const { total } = await tx
    .selectFrom('operators')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns a page of the accounts, sorted by user name. Accounts in use come before disabled accounts. */
export const accountsOnPage = (
  tx: DatabaseTransaction,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
) =>
  tx
    .selectFrom('operators')
    .select(accountColumns)
    .select(
      sql<boolean>`exists (
        select 1 from operator_sessions s where s.operator_id = operators.id and s.expires_at > ${now}
      )`.as('is_signed_in'),
    )
    .orderBy(sql`disabled_at is not null`)
    .orderBy('user_name')
    .limit(limit)
    .offset(offset)
    .execute();

/**
 * Returns the account of an operator, and locks its row until the end of the transaction. Returns undefined if there is
 * no such operator.
 */
export const lockedAccount = (tx: DatabaseTransaction, id: string): Promise<AccountRow | undefined> =>
  tx.selectFrom('operators').select(accountColumns).where('id', '=', id).forUpdate().executeTakeFirst();

/** True when an operator already has the user name. */
export async function isUserNameTaken(tx: DatabaseTransaction, userName: string): Promise<boolean> {
  const found = await tx.selectFrom('operators').select('id').where('user_name', '=', userName).executeTakeFirst();
  return found !== undefined;
}

/**
 * Locks all accounts in use that have one of these roles, so that parallel changes to these accounts run one after the
 * other. Accounts that aren't set up yet aren't in use. Returns the ids of these operators without the id `except`.
 */
export async function lockedOthersWithRoles(
  tx: DatabaseTransaction,
  roles: readonly OperatorRole[],
  except: string,
): Promise<readonly string[]> {
  const found = await tx
    .selectFrom('operators')
    .select('id')
    .where('is_set_up', '=', true)
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`roles && ${[...roles]}::text[]`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return found.map(({ id }) => id).filter((id) => id !== except);
}

/** True when an operator other than `except` has one of these roles and an account that is set up and not disabled. */
export async function isAnotherWithRoles(
  tx: DatabaseTransaction,
  roles: readonly OperatorRole[],
  except: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('operators')
    .select('id')
    .where('is_set_up', '=', true)
    .where('disabled_at', 'is', null)
    .where('id', '<>', except)
    .where(sql<boolean>`roles && ${[...roles]}::text[]`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Disables an account at the instant `at`. If `at` is null, enables the account again. */
export async function setDisabled(tx: DatabaseTransaction, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('operators').set({ disabled_at: at }).where('id', '=', id).execute();
}

/** Replaces the roles of an operator. */
export async function setRoles(tx: DatabaseTransaction, id: string, roles: readonly OperatorRole[]): Promise<void> {
  await tx.updateTable('operators').set({ roles }).where('id', '=', id).execute();
}

/** Ends all sessions of an operator, and makes the welcome link of the operator invalid. */
export async function endAccess(tx: DatabaseTransaction, id: string): Promise<void> {
  await endSessions(tx, id);
  await tx.deleteFrom('operator_welcomes').where('operator_id', '=', id).execute();
}

/** Ends all sessions of an operator. The operator must then sign in again in each browser. */
export async function endSessions(tx: DatabaseTransaction, id: string): Promise<void> {
  await tx.deleteFrom('operator_sessions').where('operator_id', '=', id).execute();
}
