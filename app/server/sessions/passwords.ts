import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { inTurn } from '../platform/jobs/inTurn.ts';

/** Cost parameters of a hash, which are stored with it. */
export interface Cost {
  /** Logarithm of the cost parameter N to base 2. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** Standard cost parameters. A hash with them takes about 32 MB and a quarter of a second. */
const standardCost: Cost = { logN: 15, r: 8, p: 3 };
const keyLength = 32;
const maxmem = 64 * 1024 * 1024;

const derived = (password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { N: 2 ** logN, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Hashes one password at a time, so that many sign-ins don't use up the memory and threads for other work. */
const oneAtATime = inTurn();

/** The text that is stored for a password: `scrypt$logN$r$p$salt$key`. */
export async function passwordHash(password: string, cost: Cost = standardCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await oneAtATime(() => derived(password, salt, cost));
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Hash with which passwords of unknown users are compared, so that the response time doesn't reveal if a user exists.
 */
const unknownUserHash = `scrypt$${standardCost.logN}$${standardCost.r}$${standardCost.p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyLength).toString('base64')}`;

/** True when a password matches the stored hash. Null (no such user) takes the same time and never matches. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, logN, r, p, salt = '', key = ''] = (stored ?? unknownUserHash).split('$');
  const given = await oneAtATime(() =>
    derived(password, Buffer.from(salt, 'base64'), { logN: Number(logN), r: Number(r), p: Number(p) }),
  );
  const expected = Buffer.from(key, 'base64');
  return stored !== null && expected.length === given.length && timingSafeEqual(expected, given);
}
