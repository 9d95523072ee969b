import { randomBytes } from 'node:crypto';

import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { beginTry, forgiveTry } from '../sessions/loginFailures.ts';
import { isPassword, passwordHash } from '../sessions/passwords.ts';
import { signInBlocked } from '../sessions/signInBlocked.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import type { OperatorIdentity } from './identity.ts';
import { operatorRefused } from './operatorRefusal.ts';
import {
  addOperatorSession,
  operatorByName,
  operatorOfSession,
  removeOperatorSession,
  useStep,
  useWelcome,
  type Welcome,
  welcomeOf,
} from './repository.ts';
import { addressOfSecret, stepOfCode } from './secondFactor.ts';
import { tokenHashOf } from './tokens.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'keyring'>;

/** Milliseconds after which a session of the desk ends: eight hours, one working day. */
const sessionLifeMs = 8 * 3_600_000;

const factorPurpose = 'operator.secondFactor';

/** A new session of the desk. The browser receives the token. */
export interface NewDeskSession {
  readonly token: string;
  readonly operator: OperatorIdentity;
}

async function openSession(
  { clock }: Needs,
  tx: DatabaseTransaction,
  operator: OperatorIdentity,
): Promise<NewDeskSession> {
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  await addOperatorSession(tx, {
    token_hash: tokenHashOf(token),
    operator_id: operator.id,
    created_at: now,
    expires_at: new Date(now.getTime() + sessionLifeMs),
  });
  return { token, operator };
}

/** Texts that an operator enters to sign in, and the client's address. */
export interface DeskEntry {
  readonly userName: string;
  readonly password: string;
  readonly code: string;
  readonly address: string;
}

/**
 * Signs an operator in with password and second factor.
 * @throws Refusal 006004: one message for an unknown user name, a wrong password and a wrong or used code; another
 * message with the waiting time after too many failures
 */
export async function signInToDesk(
  services: Needs,
  { userName, password, code, address }: DeskEntry,
): Promise<NewDeskSession> {
  const { database, clock, keyring } = services;
  const subjects = {
    name: keyring.index('userName', `desk\0${userName}`),
    address: keyring.index('address', `desk\0${address}`),
  };
  const wait = await beginTry(database, [subjects.name, subjects.address], clock.now());
  if (wait > 0) throw signInBlocked(wait);
  const found = await operatorByName(database, userName);
  const isRight = await isPassword(password, found?.passwordHash ?? null);
  if (!found?.secretSealed || !isRight) throw operatorRefused('signInWrong');
  const { operator, secretSealed, lastStep } = found;
  const step = stepOfCode(keyring.open(factorPurpose, secretSealed), code, clock.now(), lastStep);
  if (step === null) throw operatorRefused('signInWrong');
  const session = await database.transaction().execute(async (tx) => {
    if (!(await useStep(tx, operator.id, step))) throw operatorRefused('signInWrong');
    return openSession(services, tx, operator);
  });
  await forgiveTry(database, subjects);
  return session;
}

async function openedWelcome({ database, clock }: Needs, token: string): Promise<Welcome> {
  const welcome = await welcomeOf(database, tokenHashOf(token), clock.now());
  if (!welcome) throw notFound();
  return welcome;
}

/**
 * Returns the operator of a welcome link and the secret of the second factor. @throws Refusal 900404 when the link
 * isn't valid
 */
export async function welcomeFor(
  services: Needs,
  token: string,
): Promise<{ readonly name: string; readonly userName: string; readonly secret: string; readonly uri: string }> {
  const { operator, secretSealed } = await openedWelcome(services, token);
  const secret = services.keyring.open(factorPurpose, secretSealed);
  const { name, userName } = operator;
  return { name, userName, secret, uri: addressOfSecret(secret, userName) };
}

/**
 * Sets the password of a welcome link's operator, confirms the second factor with its first code, and signs the
 * operator in.
 * @throws Refusal 900404 when the link isn't valid; 006004 when the password contains the user name, or the code is
 * wrong
 */
export async function acceptWelcome(
  services: Needs,
  { token, password, code }: { readonly token: string; readonly password: string; readonly code: string },
): Promise<NewDeskSession> {
  const { database, clock, keyring } = services;
  const { operator, secretSealed } = await openedWelcome(services, token);
  if (password.toLowerCase().includes(operator.userName)) throw operatorRefused('passwordHasName');
  const step = stepOfCode(keyring.open(factorPurpose, secretSealed), code, clock.now(), 0);
  if (step === null) throw operatorRefused('factorCodeWrong');
  const hash = await passwordHash(password);
  return database.transaction().execute(async (tx) => {
    const isUsed = await useWelcome(tx, tokenHashOf(token), {
      id: operator.id,
      passwordHash: hash,
      secretSealed,
      step,
    });
    if (!isUsed) throw notFound();
    return openSession(services, tx, operator);
  });
}

/**
 * Returns the operator of the session with this token; null if the session doesn't exist or has ended, or the
 * operator's account is disabled.
 */
export const operatorOfToken = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  token: string,
): Promise<OperatorIdentity | null> => (await operatorOfSession(database, tokenHashOf(token), clock.now())) ?? null;

/** Ends the session with this token. */
export const endDeskSession = ({ database }: Pick<Services, 'database'>, token: string): Promise<void> =>
  removeOperatorSession(database, tokenHashOf(token));
