import { createHmac, timingSafeEqual } from 'node:crypto';

/** The account and secret that sign for a store. */
export interface StoreCredentials {
  readonly accessKeyId: string;
  readonly secret: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** Name of the signature algorithm in forms. */
export const algorithm = 'AWS4-HMAC-SHA256';

/** Region of the embedded store, because the signature needs one. */
const region = 'local';

/** Scope of a derived key: the day `YYYYMMDD`, the region and the service. */
const scopeOf = (day: string) => [day, region, 's3', 'aws4_request'];

/** The credential in a form: the account and the scope of its key. */
export const credentialOf = (accessKeyId: string, day: string): string => [accessKeyId, ...scopeOf(day)].join('/');

/**
 * Signature Version 4 of a text, 64 hexadecimal digits, with the key of a day `YYYYMMDD` (AWS: Calculate a signature,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-UsingHTTPPOST.html).
 */
export function storeSignature(text: string, secret: string, day: string): string {
  const key = scopeOf(day).reduce<string | Buffer>((last, part) => hmac(last, part).digest(), `AWS4${secret}`);
  return hmac(key, text).digest('hex');
}

/** Compares signatures in constant time. */
export function isSameSignature(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** An instant in the format of Signature Version 4: `20261120T020000Z`. */
export const signingTime = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
