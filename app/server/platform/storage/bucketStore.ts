import { Readable } from 'node:stream';

import type { ListedObject, ObjectStore } from './objectStore.ts';
import type { StoreCredentials } from './storeSignature.ts';

/** A bucket of Aliyun OSS, or of another S3 store that accepts Signature Version 4. */
export interface Bucket extends StoreCredentials {
  readonly name: string;
  /** Region of the bucket, such as `cn-hangzhou`. The signature of a request contains the region. */
  readonly region: string;
  /** Address of the bucket itself, without a slash at the end. */
  readonly host: string;
  /** Address from which users load the bucket's objects: the address of the CDN, or `host` if there is no CDN. */
  readonly cdn: string;
}

const timeoutMs = 30_000;

/** Time limit of a request to the store. It includes the time in which the request body is sent. */
const within = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });

const wholeSeconds = (ms: number) => Math.floor(ms / 1000);

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchKey';

/** HTTP status with which the store reported an error. Returns undefined if the store sent no response. */
function statusOf(error: Error): unknown {
  const metadata: unknown = '$metadata' in error ? error.$metadata : null;
  return typeof metadata === 'object' && metadata && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined;
}

/**
 * Converts the error of a request to an error that states only its name and, if the store responded, the HTTP status.
 * The store's own error can contain the account and the signed text, which must not be logged.
 */
function withoutDetails(error: unknown): Error {
  const { name, status } =
    error instanceof Error ? { name: error.name, status: statusOf(error) } : { name: 'unknown', status: undefined };
  return new Error(
    status === undefined ? `the bucket can't be reached: ${name}` : `the bucket answered ${Number(status)} ${name}`,
  );
}

const ignore = () => undefined;

/** Logger that writes nothing, because the warnings of the store's client can contain the signed text of a request. */
const silentLogger = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/**
 * Loads the client of the bucket and its commands when the store is used for the first time. The commands use the
 * bucket's address instead of its name; in this way, buckets with their own domain and buckets below a path both work.
 * Checksums in trailers (`aws-chunked`) are sent only if a command requires them, because OSS, COS and OBS refuse them.
 */
async function loadClient({ region, accessKeyId, secret }: Bucket) {
  const [{ S3Client, ...commands }, { createPresignedPost }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-presigned-post'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } = commands;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey: secret },
    bucketEndpoint: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    logger: silentLogger,
  });
  const known = { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand };
  return { client, ...known, createPresignedPost, getSignedUrl };
}

/**
 * At most `limit` objects that are directly in a folder of a bucket, ordered by key. The first of them is the first
 * object of the folder whose key comes after `after`.
 */
async function listedIn(
  { client, ListObjectsV2Command }: Awaited<ReturnType<typeof loadClient>>,
  host: string,
  { folder, limit, after }: { readonly folder: string; readonly limit: number; readonly after: string },
): Promise<readonly ListedObject[]> {
  const page = { Prefix: `${folder}/`, Delimiter: '/', MaxKeys: limit, ...(after !== '' && { StartAfter: after }) };
  try {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: host, ...page }), within());
    return Contents.flatMap(({ Key, LastModified }) =>
      Key !== undefined && LastModified ? [{ key: Key, storedAt: LastModified }] : [],
    );
  } catch (error) {
    throw withoutDetails(error);
  }
}

/**
 * An object store in a bucket. Browsers exchange files with the bucket directly. The server checks an uploaded file
 * afterwards.
 */
export function bucketStore(bucket: Bucket): ObjectStore {
  const { name, host, cdn } = bucket;
  let loading: ReturnType<typeof loadClient> | undefined;
  const loaded = () => (loading ??= loadClient(bucket));
  return {
    origins: [...new Set([host, cdn].map((address) => new URL(address).origin))],
    async put(key, { content, bytes, type }) {
      const { client, PutObjectCommand } = await loaded();
      const command = { Bucket: host, Key: key, Body: content, ContentLength: bytes, ContentType: type };
      try {
        await client.send(new PutObjectCommand(command), within());
      } catch (error) {
        content.destroy();
        throw withoutDetails(error);
      }
    },
    async read(key) {
      const { client, GetObjectCommand } = await loaded();
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: host, Key: key }), within());
        return Body instanceof Readable ? { bytes: ContentLength ?? 0, content: Body } : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw withoutDetails(error);
      }
    },
    async remove(key) {
      const { client, DeleteObjectCommand } = await loaded();
      try {
        await client.send(new DeleteObjectCommand({ Bucket: host, Key: key }), within());
      } catch (error) {
        if (!isMissing(error)) throw withoutDetails(error);
      }
    },
    list: async (folder, limit, after) => listedIn(await loaded(), host, { folder, limit, after }),
    async uploadTicket({ key, maxBytes, lifeMs }) {
      const { client, createPresignedPost } = await loaded();
      const { fields } = await createPresignedPost(client, {
        Bucket: name,
        Key: key,
        Expires: wholeSeconds(lifeMs),
        Fields: { success_action_status: '200' },
        Conditions: [['content-length-range', 1, maxBytes]],
      });
      return {
        host,
        formFields: Object.entries(fields).map(([field, value]) => ({ name: field, value })),
        accessid: bucket.accessKeyId,
        policy: fields['Policy'] ?? '',
        signature: fields['X-Amz-Signature'] ?? '',
      };
    },
    addressOf: (key) => `${cdn}/${key}`,
    async readUrl(key, lifeMs, disposition) {
      const { client, GetObjectCommand, getSignedUrl } = await loaded();
      const command = new GetObjectCommand({ Bucket: cdn, Key: key, ResponseContentDisposition: disposition });
      return getSignedUrl(client, command, { expiresIn: wholeSeconds(lifeMs) });
    },
  };
}
