import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { serveClient } from '../../app/server/pages/serveClient.ts';
import { sendSecurityHeaders } from '../../app/server/platform/http/contentSecurityPolicy.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const page =
  '<!doctype html><meta name="tuanbao-host" content="platform" /><meta name="tuanbao-licence" content="" /><meta name="tuanbao-filing" content="" /><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/assets/app-1.js"></script><script>paintFirst()</script>';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

describe('the pages of the app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-client-'));
  let app: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), page);
    writeFileSync(join(folder, 'assets/app-1.js'), 'export {};');
    writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync('export {};'));
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    app = Fastify();
    sendSecurityHeaders(app);
    await serveClient(app, {
      client: { folder, longestWait: 300 },
      partnerHosts: new Set(['partner.example']),
      footer: () => ({ licence: '260000 "$&"', filing: '京ICP备2026000000号' }),
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

  test.each(['/', '/entry'])('%s says on which host it is served', async (url) => {
    expect((await get(url)).body).toContain('name="tuanbao-host" content="platform"');
    const onPartner = await app.inject({ url, headers: { accept: 'text/html', host: 'partner.example:8443' } });
    expect(onPartner.body).toContain('name="tuanbao-host" content="partner"');
  });

  test.each(['/', '/entry', '/write/80140', '/orderDetail/TB1?from=list'])(
    '%s is the app, with a nonce of its own',
    async (url) => {
      const [one, other] = [await get(url), await get(url)];
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(one.body) ?? [];

      expect(one.statusCode).toBe(200);
      expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
      expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(one.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(one.headers['content-security-policy']).toContain(`script-src 'self' '${hashOf('paintFirst()')}';`);
      expect(one.body).not.toContain('__CSP_NONCE__');
      expect(one.body).not.toBe(other.body);
      expect(one.headers['cache-control']).toBe('no-store');
    },
  );

  test('the page has the numbers of licence and filing that the settings name', async () => {
    const { body } = await get('/entry');
    expect(body).toContain('<meta name="tuanbao-licence" content="260000 &quot;$&amp;&quot;" />');
    expect(body).toContain('<meta name="tuanbao-filing" content="京ICP备2026000000号" />');
  });

  test('the product list names its first requests, so that the browser sends them before the program is loaded', async () => {
    const { link } = (await get('/entry?keyword=1')).headers;
    expect(link).toContain(
      '</api/getEffectiveProductList?keyword=>; rel=preload; as=fetch; crossorigin=use-credentials',
    );
    expect((await get('/write/80140')).headers.link).toBeUndefined();
  });

  test('the icon is also found at the address where browsers look for it beside a document', async () => {
    const { headers, statusCode } = await app.inject({ url: '/favicon.ico' });
    expect([statusCode, headers['location']]).toEqual([302, '/favicon.svg']);
    expect((await app.inject({ url: '/favicon.svg' })).headers['content-type']).toContain('image/svg+xml');
  });

  test('assets with a hash are cached without limit, other files are requested again', async () => {
    expect((await get('/assets/app-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('an asset is sent as the copy that the build compressed, to browsers that accept it', async () => {
    const sent = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(sent.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(sent.rawPayload).toString()).toBe('export {};');
    const plain = await get('/assets/app-1.js');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'export {};']);
  });

  test.each(['/assets/gone.js', '/api/gone', '/oauth/gone', '/../package.json', '/index.html.bak'])(
    '%s is not the app',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ resCode: '900404' });
    },
  );

  test('only a window for paying stays visible to its opener', async () => {
    expect((await get('/payWait?orderSn=1')).headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect((await get('/payWaiting')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect((await get('/entry')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });
});

describe('the sandbox', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
  });
  afterAll(() => server.close());

  test.each(['/sandbox', '/sandbox/sms', '/sandbox/clock', '/sandbox/insurer'])(
    '%s says that it is not the product',
    async (url) => {
      await server.signIn('13800138000');
      const answer = await server.app.inject({
        url,
        headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      });

      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<html lang="zh-CN">');
      expect(answer.body).toContain('沙箱环境');
      expect(answer.body).not.toMatch(/ style=|<script/);
    },
  );

  const moved = (payload: object) =>
    server.app.inject({ method: 'POST', url: '/sandbox/clock', payload, headers: { accept: 'application/json' } });

  test('moves the clock by days, and to a day', async () => {
    expect((await moved({ today: '2027-03-01' })).json()).toMatchObject({ today: '2027-03-01' });
    expect((await moved({ days: 30 })).json()).toMatchObject({ today: '2027-03-31' });
    expect((await moved({ today: '2027-02-30', days: 'x' })).json()).toMatchObject({ today: '2027-03-31' });
  });

  test('a payment that was not requested has no cashier', async () => {
    expect((await server.payAt('http://cashier.localhost/cashier/nonsense', 'paid')).status).toBe(404);
  });

  test('names in a message are shown as text, not as markup', async () => {
    await server.services.gateways.sms.send({
      key: 'markup',
      mobile: '13900139000',
      text: '<img src=x onerror=alert(1)>',
    });

    const answer = await server.app.inject('/sandbox/sms');

    expect(answer.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(answer.body).not.toContain('<img');
  });
});
