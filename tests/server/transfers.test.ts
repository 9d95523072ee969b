import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InferType } from 'yup';

import { createSend } from '../../app/client/platform/http/http.ts';
import { asIs, call, fileAnswer } from '../../app/contract/call.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { fileContent, fileField, fileListField } from '../../app/contract/fileField.ts';
import { listOf, shape, text, wholeInUrl } from '../../app/contract/wire/fields.ts';
import { callBudget } from '../../app/server/calls/callBudget.ts';
import { callRoutes } from '../../app/server/calls/callRoutes.ts';
import { answerErrors } from '../../app/server/platform/http/errorAnswers.ts';
import { documentedFacts } from '../setup/documentedFacts.ts';

const kilobyte = 1024;

const uploadSchemas = {
  request: shape({
    title: text(20),
    count: wholeInUrl(0, 9).defined(),
    cover: fileField(256 * kilobyte),
    pages: fileListField(8 * kilobyte, 2).optional(),
  }),
  response: shape({ title: text(20), names: listOf(text(200), 3), bytes: listOf(wholeInUrl(0, 1e9).defined(), 3) }),
};

const upload = call('POST', '/api/own/upload', {
  summary: 'Takes pictures',
  access: 'public',
  encoding: 'multipart',
  request: asIs<InferType<typeof uploadSchemas.request>>(),
  response: asIs<InferType<typeof uploadSchemas.response>>(),
});

const downloadSchemas = { request: shape({ title: text(20) }), response: fileContent() };

const download = call('GET', '/api/own/download', {
  summary: 'Gives a document',
  access: 'public',
  answer: 'file',
  request: asIs<InferType<typeof downloadSchemas.request>>(),
  response: fileAnswer,
});

const fileOf = (bytes: number, name = '封面.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

const isChinese = expect.stringMatching(/\p{Script=Han}/u);

describe('uploads and downloads', () => {
  let app: FastifyInstance;
  let folder: string;
  let uploads: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tuanbao-transfers-'));
    uploads = 0;
    app = Fastify({ bodyLimit: 64 * kilobyte });
    answerErrors(app);
    await app.register(multipart);
    const { publicCall } = callRoutes(app, () => Promise.resolve(null), {
      schemasOf: ({ path }) => (path === upload.path ? uploadSchemas : downloadSchemas),
      incomingFolder: folder,
      budget: callBudget(0),
      factsOf: () => Promise.resolve(documentedFacts),
    });
    publicCall(upload, async ({ title, cover, pages = [] }) => {
      uploads++;
      const files = [cover, ...pages];
      const contents = await Promise.all(files.map((file) => new Response(file.stream()).bytes()));
      return { title, names: files.map(({ name }) => name), bytes: contents.map(({ length }) => length) };
    });
    publicCall(download, ({ title }) => ({
      name: `${title}.txt`,
      type: 'text/plain; charset=utf-8',
      content: new Blob([`内容：${title}`]),
    }));
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const origin = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const send = () => createSend({ fetch: globalThis.fetch, base: origin() });

  /** Sends a form with exactly these parts. */
  async function post(parts: readonly (readonly [string, string | File])[]) {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    const answer = await fetch(origin() + upload.path, { method: 'POST', body: form });
    return { status: answer.status, ...((await answer.json()) as { resCode: string; info: string }) };
  }
  const texts = [
    ['title', '资料'],
    ['count', '1'],
  ] as const;

  test('files and texts of the client arrive complete, larger than any body, with Chinese names', async () => {
    const pages = [fileOf(10, '第一页.png'), fileOf(20, '欧阳建国的营业执照（副本）.png')];

    const answer = await send()(upload, { title: '资料', count: 3, cover: fileOf(200 * kilobyte), pages });

    expect(answer).toEqual({
      title: '资料',
      names: ['封面.png', '第一页.png', '欧阳建国的营业执照（副本）.png'],
      bytes: [200 * kilobyte, 10, 20],
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('deceptive characters are removed from a name', async () => {
    const { names } = await send()(upload, {
      title: '',
      count: 0,
      cover: fileOf(1, '发票\u202egnp.exe'),
      pages: undefined,
    });

    expect(names).toEqual(['发票gnp.exe']);
  });

  test.each([
    ['a file beyond the largest', 413, [...texts, ['cover', fileOf(256 * kilobyte + 1)]]],
    ['a file beyond what its own field takes', 413, [...texts, ['cover', fileOf(1)], ['pages', fileOf(9 * kilobyte)]]],
    [
      'more files than there may be',
      413,
      [...texts, ['cover', fileOf(1)], ...Array.from({ length: 4 }, () => ['pages', fileOf(1)])],
    ],
    ['two files where one belongs', 400, [...texts, ['cover', fileOf(1)], ['cover', fileOf(1)]]],
    ['a file under another name', 400, [...texts, ['cover', fileOf(1)], ['other', fileOf(1)]]],
    ['text where a file belongs', 400, [...texts, ['cover', 'abc']]],
    ['no file', 400, texts],
    ['a missing text', 400, [['cover', fileOf(1)]]],
    ['a text said twice', 400, [...texts, texts[0], ['cover', fileOf(1)]]],
    ['a hostile name', 400, [...texts, ['__proto__', 'x'], ['cover', fileOf(1)]]],
    [
      'an endless text',
      400,
      [
        ['title', 'x'.repeat(1100 * kilobyte)],
        ['count', '1'],
        ['cover', fileOf(1)],
      ],
    ],
  ] as [string, number, [string, string | File][]][])('%s is refused and no file stays', async (_, status, parts) => {
    expect(await post(parts)).toMatchObject({ status, resCode: resultCodes.badRequest, info: isChinese });
    expect(uploads).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['JSON', 'application/json', '{}'],
    ['a body without parts', 'multipart/form-data; boundary=x', 'nonsense'],
    ['a body without a boundary', 'multipart/form-data', 'nonsense'],
  ])('%s instead of parts is refused', async (_, type, body) => {
    const answer = await fetch(origin() + upload.path, { method: 'POST', headers: { 'content-type': type }, body });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ resCode: resultCodes.badRequest, info: isChinese });
  });

  test.each([10, 50, 90])('an upload cut at %i % leaves no file, and a second attempt works', async (percent) => {
    const bytes = 200 * kilobyte;
    const head = `--x\r\ncontent-disposition: form-data; name="cover"; filename="a.png"\r\n\r\n`;
    const cut = httpRequest(origin() + upload.path, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes + head.length },
    });
    cut.on('error', () => {});
    await new Promise<void>((resolve) => {
      cut.write(Buffer.concat([Buffer.from(head), Buffer.alloc((bytes * percent) / 100)]), () => resolve());
    });
    await expect.poll(async () => (await readdir(folder)).length).toBe(1);
    cut.destroy();

    await expect.poll(() => readdir(folder)).toEqual([]);
    expect(uploads).toBe(0);
    const again = await send()(upload, { title: '', count: 0, cover: fileOf(bytes), pages: undefined });
    expect(again.bytes).toEqual([bytes]);
  });

  test('a document is sent with its Chinese name', async () => {
    const file = await send()(download, { title: '电子保单-苏州精密(一)' });

    expect(file).toMatchObject({ name: '电子保单-苏州精密(一).txt', type: 'text/plain; charset=utf-8' });
    expect(await file.content.text()).toBe('内容：电子保单-苏州精密(一)');
  });

  test('a refused document is a refusal like any other', async () => {
    await expect(send()(download, { title: 'x'.repeat(21) })).rejects.toMatchObject({ kind: 'badRequest' });
  });
});
