import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

import type { Bucket } from '../../app/server/platform/storage/bucketStore.ts';
import type { S3Server } from './s3Server.ts';

/** Returns an S3 client with the rights of the server's owner. It is separate from the client that the tests check. */
export const ownerOf = ({ url, credentials }: S3Server): S3Client =>
  new S3Client({ endpoint: url, region: 'default', credentials, forcePathStyle: true });

/** Creates a bucket. @param host address of the bucket; if missing, the bucket is a path of the server's address */
export async function newBucket(server: S3Server, name: string, host = `${server.url}/${name}`): Promise<Bucket> {
  await ownerOf(server).send(new CreateBucketCommand({ Bucket: name }));
  const { accessKeyId, secretAccessKey: secret } = server.credentials;
  return { name, region: 'cn-hangzhou', host, cdn: host, accessKeyId, secret };
}

/**
 * Posts a form to a bucket, as a browser does. Returns the HTTP status, and the error code if the bucket refuses the
 * form; otherwise the code is empty.
 */
export async function postToBucket(host: string, form: FormData): Promise<{ status: number; code: string }> {
  const response = await fetch(host, { method: 'POST', body: form });
  return { status: response.status, code: /<Code>(\w+)</.exec(await response.text())?.[1] ?? '' };
}
