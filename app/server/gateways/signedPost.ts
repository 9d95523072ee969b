import { createHmac, timingSafeEqual } from 'node:crypto';

/** Another server with which this server shares a secret. Requests between them are signed with this secret. */
export interface Peer {
  /** Address of the other server, without a slash at the end. */
  readonly url: string;
  readonly secret: string;
}

/** Thrown when the other server can't be reached or sends an invalid response. The request can be repeated. */
export class PeerError extends Error {
  override readonly name = 'PeerError';
}

const timeoutMs = 15_000;

/** Signature of a request: HMAC-SHA256 over the text `time\npath\nbody`, in hexadecimal. */
export const bodySignature = (secret: string, time: string, path: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}\n${path}\n${body}`, 'utf8').digest('hex');

/**
 * True when a signature is correct. The comparison takes the same time for all signatures of the right length, so that
 * its duration reveals nothing about the correct signature.
 */
export function isRightSignature(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Sends JSON to the other server and returns the JSON of its response. The headers of the request are `x-tuanbao-time`
 * (ISO instant), `x-tuanbao-signature` and `idempotency-key`. If a request is repeated with the same key, the other
 * server acts only once and repeats its response.
 * @throws PeerError when the server can't be reached or sends an invalid response
 */
export async function signedPost(
  { url, secret }: Peer,
  path: string,
  { key, now, content }: { readonly key: string; readonly now: Date; readonly content: object },
): Promise<Readonly<Record<string, unknown>>> {
  const body = JSON.stringify(content);
  const time = now.toISOString();
  const address = new URL(url + path);
  const answer = await fetch(address, {
    method: 'POST',
    body,
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-tuanbao-time': time,
      'x-tuanbao-signature': bodySignature(secret, time, address.pathname, body),
    },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new PeerError(`${path} was not answered`, { cause: error });
  });
  if (!answer.ok) throw new PeerError(`${path} was answered with ${answer.status}`);
  const value: unknown = await answer.json().catch(() => null);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new PeerError(`${path} was not answered with an object`);
  }
  return value as Record<string, unknown>;
}
