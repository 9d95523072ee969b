import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { firstScreenId } from '../../app/contract/firstScreen.ts';
import { currentUser, signOut } from '../../app/contract/session.ts';
import { inertJson } from '../../app/server/pages/firstAnswers.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { submittedOrder } from '../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const page =
  '<!doctype html><html lang="zh-CN"><head><meta name="tuanbao-host" content="platform" /><meta property="csp-nonce" nonce="__CSP_NONCE__"></head><body><div id="root"></div></body></html>';

function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  return folder;
}

const dataIn = (body: string): { answers: Record<string, unknown> } | null => {
  const [, json = 'null'] = new RegExp(`id="${firstScreenId}">(.*?)</script>`).exec(body) ?? [];
  return JSON.parse(json) as { answers: Record<string, unknown> } | null;
};

interface PageAnswer {
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * True if the page tells the browser which data to request: in the header `link`, or in `<link>` elements if the header
 * was already sent.
 */
const asksAhead = ({ body, headers }: PageAnswer) =>
  headers['link'] !== undefined ||
  body.includes('<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/own/productShelf">');

/** True if the page contains no data of a user and instead tells the browser which data to request. */
const isPlain = (answer: PageAnswer) =>
  answer.body.includes('<div id="root"></div>') && dataIn(answer.body) === null && asksAhead(answer);

describe('the first responses for a signed-in user', () => {
  const folder = builtClient();
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory, client: { folder, longestWait: 60_000 } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Readonly<Record<string, string>>) =>
    server.app.inject({ url, headers: { accept: 'text/html', ...headers } });

  test('are in the page, which no cache stores', async () => {
    const agent = await server.signIn();
    const answer = await get('/entry?productType=accident', { cookie: agent.cookie });
    const { userId } = await agent.ask(currentUser, {});

    expect(dataIn(answer.body)?.answers).toMatchObject({
      '/api/getEffectiveProductList': expect.arrayContaining([expect.objectContaining({ jump: { kind: 'native' } })]),
      '/api/main/checkUserQualification': { prompt: expect.any(String) },
      '/api/own/worklist': { total: 0, list: [] },
      '/api/own/productShelf': { pinned: [], recent: [] },
      [currentUser.path]: { userId },
    });
    expect(dataIn(answer.body)).toMatchObject({ now: '2026-11-20T02:00:00.000Z' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(asksAhead(answer)).toBe(false); // The page already contains all data.
  });

  test('are in a page in the language that the user chose on the device', async () => {
    const { cookie } = await server.signIn();
    const [english, chinese, other] = await Promise.all(
      ['tuanbao.locale=en-US', 'tuanbao.locale=zh-CN', 'nottuanbao.locale=en-US'].map((chosen) =>
        get('/entry', { cookie: `${chosen}; ${cookie}` }),
      ),
    );

    expect(english?.body).toContain('<html lang="en-US">');
    for (const answer of [chinese, other]) expect(answer?.body).toContain('<html lang="zh-CN">');
  });

  test('belong to the user', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()];
    const [{ userId: first }, { userId: second }] = [await one.ask(currentUser, {}), await other.ask(currentUser, {})];
    const [ofOne, ofOther] = await Promise.all([one, other].map(({ cookie }) => get('/entry', { cookie })));

    expect(ofOne?.body).toContain(first);
    expect(ofOther?.body).toContain(second);
    expect(ofOther?.body).not.toContain(first);
  });

  test('are missing without a session, and with one that has ended, is invalid, or belongs to another host', async () => {
    const agent = await server.signIn();
    const { cookie } = agent;
    expect(isPlain(await get('/entry', { cookie }))).toBe(false);
    const { userId } = await agent.ask(currentUser, {});
    const onPartner = await get('/entry', { cookie, host: 'partner.localhost' });
    await agent.send(signOut, {});

    const plain = [
      onPartner,
      await get('/entry', {}),
      await get('/entry', { cookie }),
      await get('/entry', { cookie: `tuanbao-session=${'A'.repeat(43)}` }),
    ];
    for (const answer of plain) {
      expect(answer.statusCode).toBe(200);
      expect(isPlain(answer)).toBe(true);
      expect(answer.body).not.toContain(userId);
    }
  });

  test('are missing on arrival with a ticket for another session', async () => {
    const { cookie } = await server.signIn();
    const answer = await get('/entry?uuid=u&ticket=t&source=app', { cookie });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['link']).toContain('/api/own/worklist?pageIndex=1&pageSize=8');
    expect(isPlain(answer)).toBe(true);
  });

  test('are those for the time and the user alone on screens whose other requests aren’t known', async () => {
    const agent = await server.signIn();
    const answer = await get('/orderList', { cookie: agent.cookie });
    const { userId } = await agent.ask(currentUser, {});

    expect(answer.body).toContain('<div id="root"></div>');
    expect(dataIn(answer.body)?.answers).toEqual({ [currentUser.path]: expect.objectContaining({ userId }) });
  });

  test('include the order on the page of an order, for its agent only', async () => {
    const [agent, stranger] = [await server.signIn(), await server.signIn()];
    const { orderSn } = await submittedOrder(server, agent);
    const at = `/orderDetail/${orderSn}?tab=persons`;
    const [own, others, open] = [
      await get(at, { cookie: agent.cookie }),
      await get(at, { cookie: stranger.cookie }),
      await get(at, {}),
    ];

    expect(dataIn(own.body)?.answers).toMatchObject({ '/api/order/orderinfo': { orderSn } });
    expect(dataIn(own.body)).toMatchObject({ requests: { '/api/order/orderinfo': { orderSn, personView: 'none' } } });
    expect(dataIn(others.body)).toMatchObject({ answers: { [currentUser.path]: {} }, requests: {} });
    expect(others.body).not.toContain('/api/order/orderinfo');
    expect(dataIn(open.body)).toBeNull();
    expect(open.headers['link']).toBeUndefined();
  });

  test('include the order also on the page that is addressed by the policy', async () => {
    const agent = await server.signIn();
    const { orderSn } = await submittedOrder(server, agent);
    const { body } = await get(`/orderDetailUuid/${orderSn}`, { cookie: agent.cookie });

    expect(dataIn(body)?.answers).toMatchObject({ '/api/order/orderinfo': { orderSn } });
  });

  test('aren’t requested ahead on such screens without a session', async () => {
    const answer = await get('/orderList', {});

    expect(answer.headers['link']).toBeUndefined();
    expect(dataIn(answer.body)).toBeNull();
  });

  test.each(['//', '//entry', '/?', '/entry?uuid'])('an address like %s is answered with the page', async (url) => {
    const { cookie } = await server.signIn();

    expect((await get(url, { cookie })).statusCode).toBe(200);
  });

  test('a refused request leaves its path in the log, and nothing of the session', async () => {
    const before = server.logs.length;
    const token = 'A'.repeat(43);
    await get('/entry?searchProductId=secret', { cookie: `tuanbao-session=${token}` });
    const lines = server.logs.slice(before).join('\n');

    expect(lines).toContain('was refused');
    for (const secret of [token, 'keyword']) expect(lines).not.toContain(secret);
  });
});

test('a page doesn’t wait long for its first responses', async () => {
  const folder = builtClient();
  const server = await startTestApp({ openDatabase: openEmbeddedInMemory, client: { folder, longestWait: 1 } });
  try {
    const { cookie } = await server.signIn();
    // The embedded database has only one connection. While this transaction uses it, no other query gets a result.
    const answer = await server.database
      .transaction()
      .execute(() => server.app.inject({ url: '/entry', headers: { accept: 'text/html', cookie } }));

    expect(isPlain(answer)).toBe(true);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the head of a page comes before its first responses', async () => {
  const folder = builtClient();
  const server = await startTestApp({ openDatabase: openEmbeddedInMemory, client: { folder, longestWait: 60_000 } });
  try {
    const { cookie } = await server.signIn();
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    // The embedded database has only one connection. While this transaction uses it, no other query gets a result.
    const answer = await server.database.transaction().execute(async () => {
      const response = await fetch(`${url}/entry`, { headers: { accept: 'text/html', cookie } });
      const parts = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      const { value } = await parts.read();
      return { head: value, parts };
    });
    const { value: rest } = await answer.parts.read();

    expect(answer.head).toMatch(/^<!doctype html>.*<\/head>$/);
    expect(rest).toMatch(/^<body>.*<\/body><\/html>$/);
    expect(dataIn(rest ?? '')?.answers).toMatchObject({ '/api/own/productShelf': { pinned: [], recent: [] } });
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '$& $1 $`', '&lt;', '__CSP_NONCE__'])(
  'a response that contains %j stays data',
  (text) => {
    const json = inertJson({ text });

    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
