import { join } from 'node:path';

import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createSend } from '../../app/client/platform/http/http.ts';
import { productAreaCodes } from '../../app/contract/products.ts';
import { currentUser } from '../../app/contract/session.ts';
import { repository } from '../architecture/imports.ts';

const root = join(repository, 'app');

describe('the mock mode', () => {
  let vite: ViteDevServer;
  let base: string;
  const addresses: string[] = [];
  beforeAll(async () => {
    const server = { port: 0, host: '127.0.0.1', watch: null };
    vite = await createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'mock',
      server,
      logLevel: 'error',
    });
    await vite.listen();
    const { port } = vite.httpServer!.address() as { port: number };
    base = `http://127.0.0.1:${port}`;
  }, 120_000);
  afterAll(() => vite.close());

  const fetchFrom: typeof fetch = (address, init) => {
    addresses.push(new Request(address).url.slice(base.length));
    return fetch(address, init);
  };

  test('has no base prefix, and answers with the examples of the documents', async () => {
    const send = createSend({ fetch: fetchFrom, base, isMock: true });
    expect(await send(currentUser, {})).toMatchObject({ userName: '林晓舟' });
    expect(await send(productAreaCodes, { productId: '80140' })).toBeInstanceOf(Array);
    expect(addresses).toEqual(['/user/getUserInfo', '/getAreaCode?productId=80140']);
  });

  test('is another mode: without it the prefix is api/', async () => {
    addresses.length = 0;
    await createSend({ fetch: fetchFrom, base })(currentUser, {}).catch(() => undefined);
    expect(addresses).toEqual(['/api/user/getUserInfo']);
  });

  test('leaves the pages to the app', async () => {
    const page = await fetch(`${base}/product/80140`, {
      headers: { accept: 'text/html', 'sec-fetch-dest': 'document' },
    });
    expect(await page.text()).toContain('/client/main.tsx');
  });
});
