import type { Insertable } from 'kysely';

import { permissionsOf } from '../../contract/desk/permissions.ts';
import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';
import type { OperatorIdentity } from './identity.ts';

type Either = Database | DatabaseTransaction;

/** Data with which the password and second factor of an operator are checked. */
export interface Credentials {
  readonly operator: OperatorIdentity;
  readonly passwordHash: string | null;
  readonly secretSealed: Uint8Array | null;
  readonly lastStep: number;
}

const identityColumns = ['operators.id', 'operators.user_name', 'operators.name', 'operators.roles'] as const;

type IdentityRow = Pick<Tables['operators'], 'user_name' | 'name'> & {
  readonly id: string;
  readonly roles: OperatorIdentity['roles'];
};

const identityOf = ({ id, user_name, name, roles }: IdentityRow): OperatorIdentity => ({
  id,
  userName: user_name,
  name,
  roles,
  permissions: permissionsOf(roles),
});

/** Adds an operator who can't sign in yet. Returns the id; undefined when another operator has the user name. */
export async function addOperator(
  tx: DatabaseTransaction,
  operator: Insertable<Tables['operators']>,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('operators')
    .values(operator)
    .onConflict((conflict) => conflict.column('user_name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Returns the operator with this user name; undefined if there is no such operator or the account is disabled. */
export async function operatorByName(database: Either, userName: string): Promise<Credentials | undefined> {
  const row = await database
    .selectFrom('operators')
    .select([...identityColumns, 'password_hash', 'second_factor_sealed', 'last_factor_step'])
    .where('user_name', '=', userName)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      operator: identityOf(row),
      passwordHash: row.password_hash,
      secretSealed: row.second_factor_sealed,
      lastStep: row.last_factor_step,
    }
  );
}

/**
 * Stores the number of the 30-second period to which a used code of the second factor belongs. Returns false if a
 * parallel request has already used the code of this period or of a later period.
 */
export async function useStep(tx: DatabaseTransaction, operatorId: string, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('operators')
    .set({ last_factor_step: step })
    .where('id', '=', operatorId)
    .where('last_factor_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Stores the session of an operator, by the hash of its token. */
export async function addOperatorSession(
  tx: DatabaseTransaction,
  session: Insertable<Tables['operator_sessions']>,
): Promise<void> {
  await tx.insertInto('operator_sessions').values(session).execute();
}

/**
 * Returns the operator of the session with this token; undefined if the session doesn't exist or has ended, or the
 * operator's account is disabled.
 */
export async function operatorOfSession(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<OperatorIdentity | undefined> {
  const row = await database
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select(identityColumns)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row && identityOf(row);
}

/** Ends the session whose token has this hash. Other sessions of the operator continue. */
export async function removeOperatorSession(database: Database, tokenHash: Uint8Array): Promise<void> {
  await database.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Stores the welcome link of an operator, by the hash of its token. The operator's previous link stops working. */
export async function putWelcome(
  tx: DatabaseTransaction,
  welcome: Insertable<Tables['operator_welcomes']>,
): Promise<void> {
  await tx.deleteFrom('operator_welcomes').where('operator_id', '=', welcome.operator_id).execute();
  await tx.insertInto('operator_welcomes').values(welcome).execute();
}

/** A valid welcome link: its operator, and the encrypted secret of the second factor. */
export interface Welcome {
  readonly operator: OperatorIdentity;
  readonly secretSealed: Uint8Array;
}

/**
 * Returns the welcome link with this token; undefined if the link doesn't exist or has expired, or the operator's
 * account is disabled.
 */
export async function welcomeOf(database: Either, tokenHash: Uint8Array, now: Date): Promise<Welcome | undefined> {
  const row = await database
    .selectFrom('operator_welcomes')
    .innerJoin('operators', 'operators.id', 'operator_welcomes.operator_id')
    .select([...identityColumns, 'operator_welcomes.secret_sealed'])
    .where('operator_welcomes.token_hash', '=', tokenHash)
    .where('operator_welcomes.expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row && { operator: identityOf(row), secretSealed: row.secret_sealed };
}

/**
 * Uses up a welcome link: stores password and second factor, and ends all sessions of the operator. Returns false when
 * the link no longer exists, for example because a parallel request has used it.
 */
export async function useWelcome(
  tx: DatabaseTransaction,
  tokenHash: Uint8Array,
  operator: {
    readonly id: string;
    readonly passwordHash: string;
    readonly secretSealed: Uint8Array;
    readonly step: number;
  },
): Promise<boolean> {
  const used = await tx
    .deleteFrom('operator_welcomes')
    .where('token_hash', '=', tokenHash)
    .returning('operator_id')
    .executeTakeFirst();
  if (!used) return false;
  await tx
    .updateTable('operators')
    .set({
      password_hash: operator.passwordHash,
      second_factor_sealed: operator.secretSealed,
      last_factor_step: operator.step,
    })
    .where('id', '=', operator.id)
    .execute();
  await tx.deleteFrom('operator_sessions').where('operator_id', '=', operator.id).execute();
  return true;
}
