import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { inTurn } from '../platform/jobs/inTurn.ts';

/** Cost parameters with which a password is hashed. They are stored with the hash. */
export interface Cost {
  /** Logarithm to base 2 of scrypt's cost parameter N. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** Cost parameters for new hashes. Hashing with them takes about 32 MB of memory and a quarter of a second. */
const standardCost: Cost = { logN: 15, r: 8, p: 3 };
const keyLength = 32;
const maxmem = 64 * 1024 * 1024;

const derived = (password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { N: 2 ** logN, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/**
 * Hashes the passwords of all requests one after the other. Otherwise many sign-ins at once could use up the memory and
 * the threads that other work needs.
 */
const oneAtATime = inTurn();

/** The text that is stored for a password. Its format is `scrypt$logN$r$p$salt$key`. */
export async function passwordHash(password: string, cost: Cost = standardCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await oneAtATime(() => derived(password, salt, cost));
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Hash with which a password is compared when the user doesn't exist. The response then takes the same time as for a
 * user who exists, so it doesn't reveal if there is such a user.
 */
const unknownUserHash = `scrypt$${standardCost.logN}$${standardCost.r}$${standardCost.p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyLength).toString('base64')}`;

/**
 * True when a password matches the stored hash. If `stored` is null (no such user, or a user without a password), the
 * comparison takes the same time and returns false.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, logN, r, p, salt = '', key = ''] = (stored ?? unknownUserHash).split('$');
  const given = await oneAtATime(() =>
    derived(password, Buffer.from(salt, 'base64'), { logN: Number(logN), r: Number(r), p: Number(p) }),
  );
  const expected = Buffer.from(key, 'base64');
  return stored !== null && expected.length === given.length && timingSafeEqual(expected, given);
}
