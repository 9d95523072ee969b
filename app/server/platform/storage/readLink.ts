import { createHmac } from 'node:crypto';

import { isSameSignature } from './storeSignature.ts';

/** Query parameters of a link that opens one object of the embedded store. */
export interface ReadLink {
  /** Instant at which the link expires, in seconds since 1970. */
  readonly expires: string;
  /** HMAC-SHA256 of the object's key and the instant of expiry, as 64 hexadecimal digits. */
  readonly signature: string;
}

const signatureOf = (key: string, expires: string, secret: string) =>
  createHmac('sha256', secret).update(`GET\n${key}\n${expires}`).digest('hex');

/** Signs a link that opens an object until `expiresAt`. */
export function readLinkFor(key: string, expiresAt: Date, secret: string): ReadLink {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return { expires, signature: signatureOf(key, expires, secret) };
}

/**
 * State of a link that opens an object. `open`: the link is valid. `expired`: the time of the link has passed.
 * `foreign`: the signature of the link is wrong.
 */
export function readLinkState(
  key: string,
  { expires, signature }: ReadLink,
  secret: string,
  now: Date,
): 'open' | 'expired' | 'foreign' {
  if (!isSameSignature(signature, signatureOf(key, expires, secret))) return 'foreign';
  return Number(expires) * 1000 > now.getTime() ? 'open' : 'expired';
}
