import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is valid (RFC 6238). */
const period = 30;

/** Codes of this number of periods before and after the present period are accepted too, because clocks differ. */
const window = 1;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: '团保运营台', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** Creates the secret of a second factor: 20 random bytes in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an authenticator scans, with secret and user name. */
export const addressOfSecret = (secret: string, userName: string): string => totpOf(secret, userName).toString();

/**
 * Checks a code of the second factor (RFC 6238, time-based one-time password). Returns the number of the period to which
 * the code belongs; null when the code is wrong, or belongs to `lastStep` or an earlier period, because a code works
 * once.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / period) + delta;
  return step > lastStep ? step : null;
}
