// A test without a server. Mock Service Worker responds to each call with the example of the OpenAPI document. For two
// calls, the test sets another response.
import { deepEqual, equal, ok, rejects } from 'node:assert/strict';

import { createSend, isCallError } from '@tuanbao/client';
import { listProducts, productAreaCodes } from '@tuanbao/client/calls/products';
import { answering, mockHandlers, refusing } from '@tuanbao/client/msw';
import { setupServer } from 'msw/node';

const base = 'http://tuanbao.test';
const server = setupServer(...mockHandlers({ base }));
server.listen({ onUnhandledFrame: 'error' });
const send = createSend({ fetch, base });

const [example] = await send(listProducts, { keyword: '' });
ok(example && example.name !== '');

server.use(answering(productAreaCodes, [440000], { base }));
deepEqual(await send(productAreaCodes, { productId: '90001' }), [440000]);

server.use(refusing(listProducts, '今日系统维护', { base }));
await rejects(send(listProducts, { keyword: '' }), (error) => {
  equal(error.info, '今日系统维护');
  return isCallError(error, 'refused');
});
server.close();
