import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { storedFiles, uploadAuthorisationCall, uploadSingleImage } from '../../app/contract/files.ts';
import { recogniseLicence } from '../../app/contract/materials.ts';
import { type Bucket, bucketStore } from '../../app/server/platform/storage/bucketStore.ts';
import type { ObjectStore } from '../../app/server/platform/storage/objectStore.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { newBucket, postToBucket } from '../setup/bucket.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { describeUnless } from '../setup/describeUnless.ts';
import { hasCeph } from '../setup/findCeph.mjs';
import { formOf } from '../setup/formUpload.ts';
import { type S3Server, startS3Server } from '../setup/s3Server.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeUnless(hasCeph() ? null : 'no Ceph object gateway')('files of the app in a bucket of a real S3 server', () => {
  let server: S3Server;
  let bucket: Bucket;
  let store: ObjectStore;
  let app: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startS3Server();
    bucket = await newBucket(server, 'materials');
    store = bucketStore(bucket);
    app = await startTestApp({ openDatabase: openEmbeddedInMemory, bucket: store });
    agent = await app.signIn();
  });
  afterAll(async () => {
    await app.close();
    await server.remove();
  });

  const sent = async (content: Uint8Array) => {
    const leave = await agent.ask(uploadAuthorisationCall, {});
    expect(await postToBucket(leave.host, formOf(leave, content))).toEqual({ status: 200, code: '' });
    return leave;
  };

  test('a material that a browser sent directly to the bucket is checked, and opens by its link', async () => {
    const leave = await sent(await picture(900, 600, 'jpeg'));
    const address = leave.cdnMediaHost + leave.dir + leave.fileName;
    await agent.ask(recogniseLicence, { imageUrl: address });
    const { fileList } = await agent.ask(storedFiles, { fileUrlList: [address] });
    const opened = await Promise.all(
      [fileList[0]?.readUrl ?? '', fileList[0]?.thumbnailUrl ?? ''].map((url) => fetch(url)),
    );

    expect(leave).toMatchObject({ host: bucket.host, accessid: bucket.accessKeyId, dir: 'group/20261120/' });
    expect(fileList).toMatchObject([{ url: address, type: 'image/jpeg' }]);
    expect(opened.map(({ headers }) => headers.get('content-type'))).toEqual(['image/jpeg', 'image/webp']);
    expect(opened[0]?.headers.get('content-length')).toBe(String(fileList[0]?.size));
    expect(app.logs.join('\n')).not.toContain(bucket.secret);
  });

  test('a web page that was sent as a material is removed from the bucket', async () => {
    const leave = await sent(Buffer.from('<!doctype html><script>alert(1)</script>'));
    const reply = await agent.send(recogniseLicence, { imageUrl: leave.cdnMediaHost + leave.dir + leave.fileName });

    expect(reply).toMatchObject({ resCode: resultCodes.refused });
    expect(await store.read(leave.dir + leave.fileName)).toBeNull();
  });

  test('a picture that came through the server keeps a long Chinese name', async () => {
    const name = `${'营业执照'.repeat(20)}.jpg`;
    const file = await agent.ask(uploadSingleImage, { file: fileOf(await picture(40, 30, 'jpeg'), name) });
    const opened = await fetch(file.readUrl);

    expect(file.name).toBe(name);
    expect(opened.headers.get('content-disposition')).toContain(encodeURIComponent(name));
  });

  test('a failing bucket causes a message, and the log names no account', async () => {
    const refused = await startTestApp({
      openDatabase: openEmbeddedInMemory,
      bucket: bucketStore({ ...bucket, secret: 'wrong' }),
    });
    const other = await refused.signIn();
    const reply = await other.send(uploadSingleImage, { file: fileOf(await picture(40, 30, 'jpeg'), 'a.jpg') });
    await refused.close();

    expect(reply).toMatchObject({ resCode: resultCodes.refused, info: expect.stringMatching(/\p{Script=Han}/u) });
    expect(refused.logs.join('\n')).toContain('the bucket answered 403 SignatureDoesNotMatch');
    expect(refused.logs.join('\n')).not.toContain(bucket.accessKeyId);
  });
});
