import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import type { ObjectStore } from './objectStore.ts';
import { type OssCredentials, ossSignature, policyOf, readQuery } from './ossSignature.ts';

/** A bucket of Aliyun OSS, or of anything that speaks its protocol. */
export interface Bucket extends OssCredentials {
  readonly name: string;
  /** Address of the bucket, without a slash at the end. */
  readonly host: string;
  /** Address under which its objects are known to readers; the bucket's own where nothing stands before it. */
  readonly cdn: string;
}

const timeoutMs = 30_000;

/** An object store in a bucket. Browsers send to it and read from it directly; the server looks at what arrived. */
export function bucketStore(bucket: Bucket): ObjectStore {
  const resourceOf = (key: string) => `/${bucket.name}/${key}`;

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, content?: { body: Readable; type: string }) {
    const date = new Date().toUTCString();
    const type = content?.type ?? '';
    const signature = ossSignature(`${method}\n\n${type}\n${date}\n${resourceOf(key)}`, bucket.secret);
    const answer = await fetch(`${bucket.host}/${key}`, {
      method,
      headers: {
        date,
        authorization: `OSS ${bucket.accessKeyId}:${signature}`,
        ...(content ? { 'content-type': type } : {}),
      },
      ...(content ? { body: Readable.toWeb(content.body) as ReadableStream, duplex: 'half' as const } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok && answer.status !== 404) throw new Error(`the bucket answered ${answer.status}`);
    return answer;
  }

  const addressOf = (key: string) => `${bucket.cdn}/${key}`;
  return {
    origins: [...new Set([bucket.host, bucket.cdn].map((address) => new URL(address).origin))],
    async put(key, body, type) {
      const answer = await ask('PUT', key, { body, type });
      if (!answer.ok) throw new Error(`the bucket answered ${answer.status}`);
    },
    async read(key) {
      const answer = await ask('GET', key);
      if (!answer.ok || !answer.body) return null;
      return {
        bytes: Number(answer.headers.get('content-length')),
        content: Readable.fromWeb(answer.body as NodeReadableStream),
      };
    },
    remove: async (key) => void (await ask('DELETE', key)),
    uploadTicket(terms) {
      const policy = policyOf(terms);
      return {
        host: bucket.host,
        accessid: bucket.accessKeyId,
        policy,
        signature: ossSignature(policy, bucket.secret),
      };
    },
    addressOf,
    readUrl(key, expiresAt, disposition) {
      // what overrides a header of the answer is part of what is signed
      const resource = `${resourceOf(key)}?response-content-disposition=${disposition}`;
      const query = { ...readQuery(bucket, resource, expiresAt), 'response-content-disposition': disposition };
      return `${addressOf(key)}?${new URLSearchParams(query).toString()}`;
    },
  };
}
