import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { localeHeader } from '../../app/contract/envelope.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { diskStorePath } from '../../app/server/platform/storage/diskStore.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { decoded } from '../setup/refusalTexts.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

let server: TestApp;
let agent: TestClient;
beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
  agent = await server.signIn();
});
afterAll(() => server.close());

/**
 * Requests that match no call of the contract, and requests with unreadable bodies. All parts of them contain marked
 * values, which the response must not repeat.
 */
const requestsOfNoCall: readonly (readonly [string, InjectOptions & { readonly url: string }])[] = [
  ['an address that is none', { method: 'GET', url: '/api/own/quotations/quaint%E0%A4%A' }],
  ['an id longer than any', { method: 'GET', url: `/api/own/quotations/${'quaint'.repeat(20)}` }],
  ['an unknown address', { method: 'GET', url: `/api/${encodeURIComponent('龘')}/quaint?quaint=quaint` }],
  ['an unknown file', { method: 'GET', url: `${diskStorePath}/${encodeURIComponent('龘')}/quaint?signature=quaint` }],
  [
    'an unknown page of a file',
    { method: 'GET', url: `${diskStorePath}/quaint/20261120/${'0'.repeat(32)}?Expires=quaint` },
  ],
  [
    'broken JSON',
    {
      method: 'POST',
      url: submitOrder.path,
      payload: '{"quaint": 龘',
      headers: { 'content-type': 'application/json' },
    },
  ],
  [
    'another type of body',
    { method: 'POST', url: submitOrder.path, payload: '龘', headers: { 'content-type': 'application/quaint' } },
  ],
  [
    'a broken multipart body',
    {
      method: 'POST',
      url: uploadSingleImage.path,
      payload: '--quaint\r\ncontent-disposition: form-data; name="龘"; filename="龘.png"\r\n\r\n龘',
      headers: { 'content-type': 'multipart/form-data; boundary=quaint' },
    },
  ],
  [
    'an unknown part of a multipart body',
    {
      method: 'POST',
      url: uploadSingleImage.path,
      payload:
        '--quaint\r\ncontent-disposition: form-data; name="龘quaint"; filename="龘.png"\r\n\r\n龘\r\n--quaint--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=quaint' },
    },
  ],
  [
    'a form of the store',
    {
      method: 'POST',
      url: diskStorePath,
      payload: ['key', 'policy', 'OSSAccessKeyId', 'signature', 'file"; filename="龘.png']
        .map((name) => `--quaint\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n龘quaint\r\n`)
        .concat('--quaint--\r\n')
        .join(''),
      headers: { 'content-type': 'multipart/form-data; boundary=quaint' },
    },
  ],
];

const answerTo = (request: InjectOptions, locale: string) =>
  server.app.inject({
    ...request,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...request.headers,
      [localeHeader]: locale,
      'accept-language': locale,
      cookie: agent.cookie,
    },
  });

test.each(requestsOfNoCall)('%s: the refusal contains no part of it', async (_, request) => {
  for (const locale of ['zh-CN', 'en-US']) {
    const answer = await answerTo(request, locale);

    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(decoded(`${answer.body} ${JSON.stringify(answer.headers)}`)).not.toMatch(/龘|quaint/i);
  }
});

const ofCalls = requestsOfNoCall.filter(([, { url }]) => !url.startsWith(diskStorePath));

test.each(ofCalls)('%s: the refusal is in the language of the user', async (_, request) => {
  expect((await answerTo(request, 'zh-CN')).json()).toMatchObject({ info: expect.stringMatching(/\p{Script=Han}/u) });
  expect((await answerTo(request, 'en-US')).json()).toMatchObject({ info: expect.stringMatching(/^[\x20-\x7e]+$/) });
});
