import { createHmac, timingSafeEqual } from 'node:crypto';

/** The pair that signs for a store. */
export interface StoreCredentials {
  readonly accessKeyId: string;
  readonly secret: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** Name of the algorithm in forms. */
export const algorithm = 'AWS4-HMAC-SHA256';

/** Region of the embedded store; it has one. */
const region = 'local';

/** Scope of a derived key: a day `YYYYMMDD`, the region and the service. */
const scopeOf = (day: string) => [day, region, 's3', 'aws4_request'];

/** The credential that a form names: the account and what its key was derived for. */
export const credentialOf = (accessKeyId: string, day: string): string => [accessKeyId, ...scopeOf(day)].join('/');

/**
 * Signature Version 4 of a text, 64 hexadecimal digits, by the key of a day `YYYYMMDD`
 * (AWS: Calculate a signature, https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-UsingHTTPPOST.html).
 */
export function storeSignature(text: string, secret: string, day: string): string {
  const key = scopeOf(day).reduce<string | Buffer>((last, part) => hmac(last, part).digest(), `AWS4${secret}`);
  return hmac(key, text).digest('hex');
}

/** Compares signatures without telling how far they agree. */
export function isSameSignature(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Time as Signature Version 4 writes it: `20261120T020000Z`. */
export const signingTime = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
