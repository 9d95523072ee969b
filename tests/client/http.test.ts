import { leavingMs } from '@tuanbao/app/client/platform/browser/failingLater.ts';
import { isCallError } from '@tuanbao/app/client/platform/http/callError.ts';
import { createSend } from '@tuanbao/app/client/platform/http/http.ts';
import { listOrders } from '@tuanbao/app/contract/orders';
import { orderState, revealPerson } from '@tuanbao/app/contract/ownCalls';
import { listProducts, productAreaCodes } from '@tuanbao/app/contract/products';
import { signIn } from '@tuanbao/app/contract/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { errorCatalogue } from '../fixtures/errorCatalogue.ts';
import { agent } from './support/renderApp.tsx';
import { ScriptedServer, success } from './support/scriptedServer.ts';

let server: ScriptedServer;
beforeEach(async () => {
  server = await new ScriptedServer().start();
});
afterEach(() => server.stop());

const send = () => createSend({ fetch: globalThis.fetch, base: server.url });

describe('a call on its way', () => {
  it('puts path parameters into the path and nowhere else', async () => {
    server.on('/api/own/orders/TB%2F1/state', success({ orderSn: 'TB/1', status: 55 }));
    expect(await send()(orderState, { orderSn: 'TB/1' })).toEqual({ orderSn: 'TB/1', status: 'awaitingPayment' });
    expect(server.calls[0]?.query).toBe('');

    server.on('/api/own/orders/TB1/reveal', success({ insuredName: '王明', insuredIdNo: 'X' }));
    await send()(revealPerson, { orderSn: 'TB1', key: 7 });
    expect(server.calls[1]?.body).toBe('{"key":7}');
  });

  it('sends a form if the contract says so, otherwise JSON with the codes of the wire', async () => {
    server.on('/oauth/login', success(agent));
    await send()(signIn, { mobile: '13800138000', validateCode: '123456' });
    expect(server.calls[0]).toMatchObject({
      type: 'application/x-www-form-urlencoded',
      body: 'mobile=13800138000&validateCode=123456',
    });

    server.on('/api/orderQueryForPc', success({ total: 0, list: [], statusNum: [] }));
    await send()(listOrders, { page: 2, pageSize: 4, statuses: ['awaitingPayment'], keyword: '' });
    expect(JSON.parse(server.calls[1]?.body ?? '')).toEqual({
      pageIndex: 2,
      pageSize: 4,
      statusList: [55],
      filterStr: '',
    });
  });
});

it('sends credentials, and fails after 120000 ms without an answer', async () => {
  const over = new AbortController();
  const waits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waits.push(ms);
    return over.signal;
  });
  const sent: (RequestInit | undefined)[] = [];
  const fetchForEver: typeof fetch = (_, init) => {
    sent.push(init);
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('too late', 'TimeoutError')));
    });
  };
  const call = createSend({ fetch: fetchForEver })(listProducts, { keyword: '' });
  over.abort();

  await expect(call).rejects.toMatchObject({ kind: 'network' });
  expect(waits).toEqual([120_000]);
  expect(sent[0]?.credentials).toBe('include');
  timeout.mockRestore();
});

it('requests texts in the language of the user', async () => {
  const asked: unknown[] = [];
  const fetchNothing: typeof fetch = (_, { headers } = {}) => {
    asked.push(new Headers(headers).get('x-tuanbao-locale'));
    return Promise.resolve(Response.json([]));
  };
  for (const locale of ['zh-CN', 'en-US']) {
    await createSend({ fetch: fetchNothing, locale: () => locale })(productAreaCodes, { productId: '80140' });
  }
  expect(asked).toEqual(['zh-CN', 'en-US']);
});

const watched = () => Promise.resolve(Response.json(['310000']));

it('sends with the function that watches an upload, if there is one', async () => {
  expect(await send()(productAreaCodes, { productId: '80140' }, { fetch: watched })).toEqual(['310000']);
  expect(server.calls).toEqual([]);
});

/** Returns the call with this path. Its response is a list. */
const listAt = (path: string) => (path === productAreaCodes.path ? productAreaCodes : { ...productAreaCodes, path });

const answeredAt = (path: string) =>
  send()(listAt(path), { productId: '80140' }).then(
    (data) => ({ ending: 'data', data }),
    (error: unknown) => (isCallError(error) ? { ending: error.kind, info: error.info } : { error }),
  );
const anywhere = '/api/quoted/getAllCompany';

describe('an answer (specification §8)', () => {
  it.each(errorCatalogue)('with $situation is $ending', async ({ path = anywhere, status = 200, body, ending }) => {
    server.on(path, { status, body });
    expect(await answeredAt(path)).toMatchObject({ ending });
  });

  it.each(errorCatalogue.filter(({ path }) => path !== undefined))(
    'that passes as data from $path is rejected from elsewhere',
    async ({ body }) => {
      server.on(anywhere, { body });
      expect(await answeredAt(anywhere)).toMatchObject({ ending: 'rejected' });
    },
  );

  it.each(['/api/getAreaCode', '/api/own/areas.json'])(
    'of %s that says 401 or 400 is rejected all the same',
    async (path) => {
      server.on(path, { body: { code: 401, data: [] } }, { body: { code: 400, data: [] } });
      expect(await answeredAt(path)).toMatchObject({ ending: 'notSignedIn' });
      expect(await answeredAt(path)).toMatchObject({ ending: 'badRequest' });
    },
  );

  it('of a refusal has its words in info, else in msg', async () => {
    server.on(
      anywhere,
      { body: { resCode: '006004', info: '验证码已过期', msg: '失败' } },
      { body: { resCode: '006004', msg: '验证码错误' } },
    );
    expect(await answeredAt(anywhere)).toMatchObject({ info: '验证码已过期' });
    expect(await answeredAt(anywhere)).toMatchObject({ info: '验证码错误' });
  });

  it('that never arrives is a network failure', async () => {
    const { url } = server;
    await server.stop();
    const lost = createSend({ fetch: globalThis.fetch, base: url })(listProducts, { keyword: '' });
    await expect(lost).rejects.toMatchObject({ kind: 'network' });
    server = await new ScriptedServer().start();
  });
});

it('a call that ends because another page was requested fails only if that page doesn’t load', async () => {
  vi.useFakeTimers();
  try {
    const answer = Promise.withResolvers<Response>();
    let told: unknown = null;
    const call = createSend({ fetch: () => answer.promise })(orderState, { orderSn: 'TB1' });
    const isTold = call.catch((error: unknown) => (told = error));
    window.dispatchEvent(new Event('beforeunload'));
    answer.reject(new TypeError('NetworkError when attempting to fetch resource.'));
    await vi.advanceTimersByTimeAsync(leavingMs - 1);
    expect(told).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await isTold;
    expect(isCallError(told, 'network')).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
