import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { productDocumentKey } from '../../../app/catalogue/productDocumentFiles.ts';
import {
  deskProduct,
  publishProduct,
  saveProductDraft,
  tryProduct,
  uploadProductDocument,
} from '../../../app/contract/desk/products/products.ts';
import { hostBrands, publishHostBrand, uploadLogo } from '../../../app/contract/desk/site/brands.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { bucketStore } from '../../../app/server/platform/storage/bucketStore.ts';
import type { ObjectStore } from '../../../app/server/platform/storage/objectStore.ts';
import { logoKey } from '../../../app/server/site/logoFiles.ts';
import { fileOf, pdfOf, picture } from '../../fixtures/uploads.ts';
import { newBucket } from '../../setup/bucket.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { describeUnless } from '../../setup/describeUnless.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { hasCeph } from '../../setup/findCeph.mjs';
import { dayMs, passRound } from '../../setup/passingTime.ts';
import { startS3Server } from '../../setup/s3Server.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const productId = '338';
const reason = '年度资料更新已批准';

describeOnBothDatabases('files that operators upload', (openDatabase) => {
  let server: TestApp;
  let operator: DeskClient;
  let pdf: Uint8Array;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    operator = await signInToDeskAs(server, 'admin');
    pdf = await pdfOf(['投保须知']);
  });
  afterAll(() => server.close());

  const uploaded = async () => {
    const { url } = await operator.ask(uploadProductDocument, { productId, file: fileOf(pdf, '须知.pdf') });
    return { url, key: productDocumentKey(url.slice(-40, -4)) };
  };
  const uploadedLogo = async () => (await operator.ask(uploadLogo, { file: fileOf(await picture(), '标志.png') })).logo;
  const pathOf = (key: string) => join(server.services.incomingFolder, '..', 'objects', key);
  /** Changes the time of a stored file, as if the file had been uploaded this number of days ago. */
  const age = async (key: string, days: number) => {
    const at = new Date(Date.now() - days * dayMs);
    await utimes(pathOf(key), at, at);
  };
  const isThere = async (key: string) => {
    const object = await server.services.objects.read(key);
    object?.content.destroy();
    return object !== null;
  };
  const pass = () => passRound(server, server.services);
  const contentNaming = async (url: string) => {
    const { content } = await operator.ask(deskProduct, { productId, version: '1' });
    return JSON.stringify({ ...(JSON.parse(content) as object), documents: [{ name: '投保须知', url }] });
  };

  test('are removed after thirty days if nothing names them, and stay if a draft or a version does', async () => {
    const [left, young, drafted, published] = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
    const [leftLogo, brandLogo] = [await uploadedLogo(), await uploadedLogo()];
    const draft = { productId, basedOn: 1, revision: 0, content: await contentNaming(drafted.url) };
    await operator.ask(saveProductDraft, draft);
    const publication = { productId, startsOn: '2026-11-20', newest: 1, reason };
    await operator.ask(publishProduct, { ...publication, content: await contentNaming(published.url) });
    const { list } = await operator.ask(hostBrands, {});
    const { brand, version } = list[0]!;
    await operator.ask(publishHostBrand, { host: '', brand: { ...brand, logo: brandLogo }, version, reason });

    const old = [left, drafted, published].map(({ key }) => key);
    for (const key of [...old, logoKey(leftLogo), logoKey(brandLogo)]) await age(key, 31);
    await age(young.key, 29);
    await pass();

    const gone = [left.key, logoKey(leftLogo)];
    const kept = [young.key, drafted.key, published.key, logoKey(brandLogo)];
    expect(await Promise.all(gone.map(isThere))).toEqual([false, false]);
    expect(await Promise.all(kept.map(isThere))).toEqual([true, true, true, true]);
    expect((await server.app.inject(left.url)).statusCode).toBe(404);
    expect((await server.app.inject(published.url)).statusCode).toBe(200);
  });

  test('a content can’t be published with a document that was removed, and the operator learns which', async () => {
    const { url, key } = await uploaded();
    await age(key, 31);
    await pass();
    const content = await contentNaming(url);
    const problems = [
      { field: 'documents[0].url', english: 'names no uploaded document', chinese: '没有这份上传的文件，请重新上传' },
    ];
    expect(await operator.ask(tryProduct, { productId, content })).toMatchObject({ problems });
    const { newest } = await operator.ask(deskProduct, { productId });
    const publication = { productId, startsOn: '2026-11-20', newest, reason, content };
    expect(await operator.send(publishProduct, publication)).toMatchObject({
      resCode: resultCodes.refused,
      info: '产品内容有1处错误，不能发布：documents[0].url 没有这份上传的文件，请重新上传',
    });
    expect(await operator.ask(deskProduct, { productId })).toMatchObject({ newest });
  });

  test('many of them are removed in one round', async () => {
    const { key } = await uploaded();
    const { objects } = server.services;
    const keys = Array.from({ length: 60 }, () => productDocumentKey(crypto.randomUUID()));
    for (const each of keys) {
      await objects.put(each, { content: Readable.from([pdf]), bytes: pdf.length, type: 'application/pdf' });
      await age(each, 31);
    }
    await pass();
    const left = (await readdir(pathOf('productDocuments'))).map((name) => `productDocuments/${name}`);
    expect(left.filter((each) => keys.includes(each))).toEqual([]);
    expect(left).toContain(key);
  });
});

describeUnless(hasCeph() ? null : 'no Ceph object gateway')('the list of a folder in a bucket', () => {
  test('has the objects in portions, with the time at which each was stored', async () => {
    const server = await startS3Server();
    try {
      const store: ObjectStore = bucketStore(await newBucket(server, 'desk'));
      const keys = ['logos/a.png', 'logos/b.png', 'logos/c.png'];
      for (const key of [...keys, 'productDocuments/a.pdf']) {
        await store.put(key, { content: Readable.from(['x']), bytes: 1, type: 'image/png' });
      }
      const first = await store.list('logos', 2, '');
      expect(first.map(({ key }) => key)).toEqual(keys.slice(0, 2));
      expect(Math.abs(Date.now() - (first[0]?.storedAt.getTime() ?? 0))).toBeLessThan(dayMs);
      expect((await store.list('logos', 2, 'logos/b.png')).map(({ key }) => key)).toEqual(['logos/c.png']);
      expect(await store.list('never', 2, '')).toEqual([]);
    } finally {
      await server.remove();
    }
  });
});
