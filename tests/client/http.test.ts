import { isCallError } from '@tuanbao/app/client/data/callError.ts';
import { createSend } from '@tuanbao/app/client/data/http.ts';
import { listOrders } from '@tuanbao/app/contract/orders';
import { orderState, revealPerson } from '@tuanbao/app/contract/ownCalls';
import { listProducts } from '@tuanbao/app/contract/products';
import { signIn } from '@tuanbao/app/contract/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { agent } from './support/renderApp.tsx';
import { refusal, ScriptedServer, success } from './support/scriptedServer.ts';

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

  it('sends a form where the contract says so, and JSON in wire words elsewhere', async () => {
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

const answered = () =>
  send()(listProducts, { keyword: '' }).then(
    (data) => ({ data }),
    (error: unknown) => (isCallError(error) ? { kind: error.kind, info: error.info } : { error }),
  );
const path = '/api/getEffectiveProductList';

describe('an answer', () => {
  it.each([
    ['000001', success([])],
    ['000011', refusal('000011', '', [])],
    ['000003', refusal('000003', '', [])],
    ['body code 200', { body: { resCode: '', code: 200, info: '', data: [] } }],
    ['an array without an envelope', { body: [] }],
  ])('with %s is data', async (_, answer) => {
    server.on(path, answer);
    expect(await answered()).toEqual({ data: [] });
  });

  it.each([
    ['001011', refusal('001011', '请登录'), 'notSignedIn'],
    ['HTTP 401', { status: 401, body: null }, 'notSignedIn'],
    ['body code 401', { body: { resCode: '', code: 401, info: '请登录' } }, 'notSignedIn'],
    ['body code 400', { body: { resCode: '', code: 400, info: '错' } }, 'badRequest'],
    ['006004', refusal('006004', '不可承保'), 'refused'],
    ['900404', refusal('900404'), 'notFound'],
    ['900409', refusal('900409'), 'conflict'],
    ['900410', refusal('900410'), 'priceChanged'],
    ['000002', refusal('000002'), 'problemPersons'],
    ['HTTP 503', { status: 503, body: 'down' }, 'server'],
    ['an unknown code', refusal('123456', '不行'), 'rejected'],
  ])('with %s is refused', async (_, answer, kind) => {
    server.on(path, answer);
    expect(await answered()).toMatchObject({ kind });
  });

  it('that never comes is a network failure', async () => {
    const { url } = server;
    await server.stop();
    const lost = createSend({ fetch: globalThis.fetch, base: url })(listProducts, { keyword: '' });
    await expect(lost).rejects.toMatchObject({ kind: 'network' });
    server = await new ScriptedServer().start();
  });
});
