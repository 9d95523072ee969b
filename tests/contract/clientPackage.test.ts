import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSend, isCallError } from '../../app/clientPackage/entry/index.ts';
import { answering, mockHandlers, refusing } from '../../app/clientPackage/entry/msw.ts';
import { type Envelope, resultCodes } from '../../app/contract/envelope.ts';
import { listProducts, productAreaCodes } from '../../app/contract/products.ts';
import { callsWithSchemas } from '../../app/contract/schemas.ts';

const base = 'http://tuanbao.test';
const server = setupServer(...mockHandlers({ base }));
const send = createSend({ fetch: (address, init) => fetch(address, init), base });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describe('the handlers for tests', () => {
  const calls = [...callsWithSchemas].filter(([call]) => call.answer === 'envelope');

  it.each(calls.map(([call]) => [`${call.method} ${call.path}`, call] as const))(
    'answer %s with an example that the client reads',
    async (_, { method, path, response }) => {
      const answer = await fetch(base + path.replaceAll(/:\w+/g, '1'), { method });
      const { resCode, data } = (await answer.json()) as Envelope;
      expect(resCode).toBe(resultCodes.success);
      expect(() => response.fromWire(data)).not.toThrow();
    },
  );

  it('give answers of the test, in the types of the call', async () => {
    server.use(answering(productAreaCodes, [440_000], { base }));
    expect(await send(productAreaCodes, { productId: '90001' })).toEqual([440_000]);
  });

  it('refuse with the message for the user', async () => {
    server.use(refusing(listProducts, '今日系统维护', { base }));
    const error: unknown = await send(listProducts, { keyword: '' }).catch((failure: unknown) => failure);
    expect(isCallError(error, 'refused') && error.info).toBe('今日系统维护');
  });
});
