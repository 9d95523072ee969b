import { createHmac, timingSafeEqual } from 'node:crypto';

/** Access key of an object store: its id, and the secret with which requests to the store are signed. */
export interface StoreCredentials {
  readonly accessKeyId: string;
  readonly secret: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** Name of the signature algorithm, as upload forms state it. */
export const algorithm = 'AWS4-HMAC-SHA256';

/** Region of the embedded store. It has no meaning, but the signature needs a region. */
const region = 'local';

/** Scope of a key that is derived from the secret: the day as `YYYYMMDD`, the region and the service. */
const scopeOf = (day: string) => [day, region, 's3', 'aws4_request'];

/** The field `x-amz-credential` of an upload form: the account, and the scope of the key that signs. */
export const credentialOf = (accessKeyId: string, day: string): string => [accessKeyId, ...scopeOf(day)].join('/');

/**
 * Signature Version 4 of a text, as 64 hexadecimal digits. It is made with the key of one day, `YYYYMMDD` (AWS:
 * Calculate a signature, https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-UsingHTTPPOST.html).
 */
export function storeSignature(text: string, secret: string, day: string): string {
  const key = scopeOf(day).reduce<string | Buffer>((last, part) => hmac(last, part).digest(), `AWS4${secret}`);
  return hmac(key, text).digest('hex');
}

/**
 * True when two signatures are equal. The comparison takes the same time for all signatures of the right length, so
 * that the time doesn't reveal how many characters are right.
 */
export function isSameSignature(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** An instant in the format of Signature Version 4, such as `20261120T020000Z`. */
export const signingTime = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
