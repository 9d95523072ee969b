import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { listOrders, submitOrder } from '../../app/contract/orders.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { listProducts, productDefinition } from '../../app/contract/products.ts';
import { currentUser, signIn, signOut } from '../../app/contract/session.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { requestOf } from '../setup/requestOf.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const firstPerson = (wire: Record<string, unknown>) => (wire['personInfoList'] as Record<string, unknown>[])[0]!;

describeOnBothDatabases('an invalid request', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const product = () => server.services.catalogue.products[0]!;
  const wireDraft = () =>
    JSON.parse(requestOf(quoteDraft, completeDraft(product())).payload ?? '') as Record<string, unknown>;
  const post = async (payload: string, type = 'application/json', url = quoteDraft.path) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type, cookie: agent.cookie },
    });
    return {
      status: answer.statusCode,
      ...answer.json<{ resCode: string; code: number; info: string; data: unknown }>(),
    };
  };
  const isChinese = expect.stringMatching(/\p{Script=Han}/u);

  test.each([
    ['cut off', '{"productId":'],
    ['not JSON at all', '你好'],
    ['with a hostile key', '{"__proto__":{"admin":true}}'],
    ['with a hostile constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('malformed JSON, %s, is refused in Chinese and changes nothing', async (_, body) => {
    const reply = await post(body);

    expect(reply).toMatchObject({ status: 400, resCode: resultCodes.badRequest, info: isChinese, data: null });
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  const changed = (change: (wire: Record<string, unknown>) => void) => {
    const wire = wireDraft();
    change(wire);
    return JSON.stringify(wire);
  };

  test.each([
    ['an array', () => '[]'],
    ['a bare number', () => '17'],
    ['null', () => 'null'],
    ['a missing field', () => changed((wire) => delete wire['schemes'])],
    [
      'a number that is infinite',
      () => changed((wire) => (wire['duration'] = 7)).replace('"duration":7', '"duration":1e999'),
    ],
    ['text for a number', () => changed((wire) => (wire['duration'] = '12'))],
    ['a number for text', () => changed((wire) => (firstPerson(wire)['insuredName'] = 7))],
    ['a day that does not exist', () => changed((wire) => (wire['validStartDate'] = '2026-02-30'))],
    ['an invisible character', () => changed((wire) => (firstPerson(wire)['insuredName'] = '张\u202e三'))],
    ['half a surrogate', () => changed((wire) => (firstPerson(wire)['insuredName'] = '张\ud800'))],
    ['text without end', () => changed((wire) => (firstPerson(wire)['insuredName'] = '张'.repeat(101)))],
  ])('%s is refused with 900400', async (_, body) => {
    expect(await post(body())).toMatchObject({
      status: 400,
      code: 400,
      resCode: resultCodes.badRequest,
      info: isChinese,
    });
  });

  test.each([
    ['of the draft', (wire: Record<string, unknown>) => Object.assign(wire, { toString: 1, later: { deep: [1] } })],
    [
      'of a person in a list',
      (wire: Record<string, unknown>) => Object.assign(firstPerson(wire), { constructor: 'x' }),
    ],
    [
      'of an object in it',
      (wire: Record<string, unknown>) => Object.assign(wire['groupApplicant'] as object, { fax: '' }),
    ],
  ])('unknown fields %s are ignored', async (_, change) => {
    const known = await post(JSON.stringify(wireDraft()));

    expect(known.resCode).toBe(resultCodes.success);
    expect(await post(changed((wire) => change(wire)))).toEqual(known);
  });

  test('unknown fields of an address and of a form are ignored', async () => {
    const { cookie } = agent;
    const listed = (url: string) => server.app.inject({ url, headers: { cookie } });

    expect((await listed(`${listProducts.path}?keyword=&__proto__=1&later=1`)).json()).toEqual(
      (await listed(`${listProducts.path}?keyword=`)).json(),
    );
    const form = await post(
      'mobile=13800138000&validateCode=000000&later=1',
      'application/x-www-form-urlencoded',
      signIn.path,
    );
    expect(form.resCode).not.toBe(resultCodes.badRequest);
  });

  test('one wrong row among thousands is found', async () => {
    const persons = completeDraft(product(), { heads: 5000 }).persons;
    const draft = {
      ...completeDraft(product()),
      persons: persons.with(4321, { ...persons[4321]!, name: '张\u200b三' }),
    };

    const reply = await agent.send(quoteDraft, draft);

    expect(reply).toMatchObject({ status: 400, resCode: resultCodes.badRequest });
    expect(reply.data).toEqual([{ path: 'personInfoList.4321.insuredName', message: '' }]);
  });

  test('two persons with one key are refused', async () => {
    const draft = completeDraft(product());
    const persons = draft.persons.map((person) => ({ ...person, key: 1 }));
    const submission = {
      submissionId: 'keys',
      draftId: '',
      draft: { ...draft, persons },
      totalFen: totalOf(product(), draft),
    };

    expect((await agent.send(submitOrder, submission)).resCode).toBe(resultCodes.badRequest);
  });

  test('a body beyond the limit is refused with a message', async () => {
    const reply = await post(
      JSON.stringify({ filterStr: '长'.repeat(1_000_000) }),
      'application/json',
      listOrders.path,
    );

    expect(reply).toMatchObject({ status: 413, resCode: resultCodes.badRequest, info: '提交的内容过大，请减少后重试' });
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('a small body that %s unpacks beyond the limit is refused too', async (encoding, packed) => {
    const payload = packed(Buffer.from(JSON.stringify({ filterStr: 'x'.repeat(4_000_000) })));
    const answer = await server.app.inject({
      method: 'POST',
      url: listOrders.path,
      payload,
      headers: { 'content-type': 'application/json', 'content-encoding': encoding, cookie: agent.cookie },
    });

    expect(payload.length).toBeLessThan(100_000);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ resCode: resultCodes.badRequest, info: isChinese });
  });

  test('a connection on which nothing comes is cut', () => {
    expect(server.app.server).toMatchObject({ timeout: 30_000, headersTimeout: 30_000, requestTimeout: 900_000 });
  });

  test('JSON as plain text, which any site can send, is not read', async () => {
    expect((await post(JSON.stringify(wireDraft()), 'text/plain')).status).toBe(415);
  });

  test('an unknown address gets an envelope', async () => {
    const answer = await server.app.inject({ url: '/api/nothing', headers: { cookie: agent.cookie } });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ resCode: resultCodes.notFound, code: 404, info: '请求的地址不存在', data: null });
  });

  test('an unknown product is refused with a message', async () => {
    expect(await agent.send(productDefinition, { productId: '0' })).toMatchObject({
      status: 200,
      resCode: resultCodes.notFound,
      info: '该产品不存在或已下架',
    });
  });

  test('a draft of another version of the product is refused', async () => {
    const reply = await agent.send(quoteDraft, { ...completeDraft(product()), productVersion: 999 });

    expect(reply).toMatchObject({ resCode: resultCodes.refused, info: '产品内容已更新，请重新进入投保页面' });
  });

  test('a keyword is text and not a pattern', async () => {
    const query = { page: 1, pageSize: 4, statuses: [], keyword: '%' };

    expect((await agent.ask(listOrders, query)).total).toBe(0);
    expect((await agent.ask(listOrders, { ...query, keyword: `'; drop table orders; --` })).total).toBe(0);
  });

  test('messages are in English for a client that requests them', async () => {
    const reply = await server.anonymous.send(currentUser, {}, { 'x-tuanbao-locale': 'en-US' });

    expect(reply.info).toMatch(/Sign in/);
  });

  describe('from another site', () => {
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ];

    test.each(foreign)('%o is refused, and changes nothing', async (headers) => {
      const other = await server.signIn();
      const draft = completeDraft(product());
      const submission = { submissionId: 'forged', draftId: '', draft, totalFen: totalOf(product(), draft) };

      const order = await other.send(submitOrder, submission, headers);
      const logout = await other.send(signOut, {}, headers);

      expect(order).toMatchObject({ status: 403, resCode: resultCodes.crossSite, info: isChinese });
      expect(logout.status).toBe(403);
      expect((await other.send(currentUser, {})).resCode).toBe(resultCodes.success);
      expect((await other.ask(listOrders, { page: 1, pageSize: 4, statuses: [], keyword: '' })).total).toBe(0);
    });

    test("by another name for this machine is refused, because its pages would count as the server's", async () => {
      const rebound = { host: 'elsewhere.example:8080', origin: 'http://elsewhere.example:8080' };
      const answers = await Promise.all(
        ['/api/own/time', '/sandbox/sms', '/entry', '/metrics'].map((url) =>
          server.app.inject({ url, headers: { ...rebound, 'sec-fetch-site': 'same-origin' } }),
        ),
      );

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
      expect(answers[0]?.json()).toMatchObject({ resCode: resultCodes.crossSite, info: isChinese });
    });

    test.each(['127.0.0.1:8080', '[::1]:8080', 'localhost', 'partner.localhost:8080'])(
      '%s leads here',
      async (host) => {
        expect((await server.app.inject({ url: '/api/own/time', headers: { host } })).statusCode).toBe(200);
      },
    );

    test('is refused with the headers of every response', async () => {
      const { headers } = await server.app.inject({
        url: '/api/own/time',
        headers: { 'sec-fetch-site': 'cross-site' },
      });

      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    });

    test.each([{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost:80', host: 'localhost:80' }, {}])(
      '%o is our own',
      async (headers) => {
        expect((await agent.send(listProducts, {}, headers as Record<string, string>)).status).toBe(200);
      },
    );
  });
});
