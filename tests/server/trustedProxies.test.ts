import { afterAll, beforeAll, expect, test } from 'vitest';

import { signIn } from '../../app/contract/session.ts';
import { buildApp } from '../../app/server/wiring/buildApp.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const proxy = '10.88.0.10';
const publicUrl = 'https://tuanbao.example';

let server: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
  app = await buildApp({
    settings: { publicUrl, trustedProxies: [proxy], logLevel: 'silent' },
    services: server.services,
    sandbox: null,
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const mostInAMinute = 60;

/**
 * Sends more sign-in attempts than are allowed in a minute, each with another forwarded address. Returns the number of
 * refused attempts.
 */
async function refusalsFrom(remoteAddress: string): Promise<number> {
  const statuses: number[] = [];
  for (let count = 0; count <= mostInAMinute; count++) {
    const answer = await app.inject({
      method: 'POST',
      url: signIn.path,
      remoteAddress,
      payload: 'mobile=13800138000&validateCode=0',
      headers: {
        host: 'tuanbao.example',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `203.0.113.${count}`,
      },
    });
    statuses.push(answer.statusCode);
  }
  return statuses.filter((status) => status === 429).length;
}

test('a forwarded address is trusted from the named proxy', async () => {
  expect(await refusalsFrom(proxy)).toBe(0);
});

test.each(['10.88.0.11', '192.168.1.5', '127.0.0.1', '203.0.113.200'])(
  'from %s it is not trusted: all its requests count together',
  async (address) => {
    expect(await refusalsFrom(address)).toBe(1);
  },
);
