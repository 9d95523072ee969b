import { createHmac, timingSafeEqual } from 'node:crypto';

import type { UploadTerms } from './objectStore.ts';

/** The pair that signs for a bucket. */
export interface OssCredentials {
  readonly accessKeyId: string;
  readonly secret: string;
}

/** Signature of OSS, version 1: HMAC-SHA1 in base64. */
export const ossSignature = (text: string, secret: string): string =>
  createHmac('sha1', secret).update(text).digest('base64');

/** Compares signatures without telling how far they agree. */
export function isSameSignature(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The policy of a form that may send exactly one object. */
export const policyOf = ({ key, maxBytes, expiresAt }: UploadTerms): string =>
  Buffer.from(
    JSON.stringify({
      expiration: expiresAt.toISOString(),
      conditions: [
        ['content-length-range', 1, maxBytes],
        ['eq', '$key', key],
      ],
    }),
  ).toString('base64');

/** Seconds since 1970, as `Expires` counts. */
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** Query of a signed GET. */
export function readQuery(
  { accessKeyId, secret }: OssCredentials,
  resource: string,
  expiresAt: Date,
): Record<'OSSAccessKeyId' | 'Expires' | 'Signature', string> {
  const Expires = String(secondsOf(expiresAt));
  return { OSSAccessKeyId: accessKeyId, Expires, Signature: ossSignature(`GET\n\n\n${Expires}\n${resource}`, secret) };
}
