import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { firstScreenId } from '../../app/contract/firstScreen.ts';
import { currentUser, signOut } from '../../app/contract/session.ts';
import { inertJson } from '../../app/server/pages/pageWithScreen.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const page =
  '<!doctype html><html lang="zh-CN"><head><meta name="tuanbao-host" content="platform" /><meta property="csp-nonce" nonce="__CSP_NONCE__"></head><div id="root"></div>';

/** In the place of the client's program: it renders who is there, or fails where the address asks for it. */
const program = `
  export function renderScreen({ url, isPartnerHost, locale, nonce, first }) {
    if (url.includes('fails')) throw new Error('out of order');
    const user = first.answers['${currentUser.path}'];
    const markup = '<main>' + (isPartnerHost ? user.agencyName + ' ' : '') + (locale === 'en-US' ? 'English ' : '') + user.userId + '</main>';
    return { markup, styles: '<style nonce="' + nonce + '">main{}</style>' };
  }`;

const neverThere = 'await new Promise((resolve) => setTimeout(resolve, 60_000))';

function builtClient(renders: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-client-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'rendering'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'rendering/renderScreen.js'), renders);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return folder;
}

const dataIn = (body: string): { answers: Record<string, unknown> } | null => {
  const [, json = 'null'] = new RegExp(`id="${firstScreenId}">(.*?)</script>`).exec(body) ?? [];
  return JSON.parse(json) as { answers: Record<string, unknown> } | null;
};

/** The page, and whether it came without a word of anybody. */
const isPlain = (answer: { body: string; headers: Record<string, unknown> }) =>
  answer.body.includes('<div id="root"></div>') && dataIn(answer.body) === null && answer.headers['link'] !== undefined;

describe('the first screen of whoever is signed in', () => {
  const folder = builtClient(program);
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

  test('comes with the page and the answers to its first questions, and is kept by nobody', async () => {
    const agent = await server.signIn();
    const answer = await get('/entry?line=accident', { cookie: agent.cookie });
    const { userId } = await agent.ask(currentUser, {});

    expect(answer.body).toContain(`<div id="root"><main>${userId}</main></div>`);
    expect(dataIn(answer.body)?.answers).toMatchObject({
      '/api/getEffectiveProductList': expect.arrayContaining([expect.objectContaining({ jump: { kind: 'native' } })]),
      '/api/main/checkUserQualification': { prompt: expect.any(String) },
      '/api/own/workload': { unpaid: 0 },
      [currentUser.path]: { userId },
    });
    expect(dataIn(answer.body)).toMatchObject({ now: '2026-11-20T02:00:00.000Z' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['link']).toBeUndefined(); // nothing is left to ask ahead
    const [, nonce] = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? [];
    expect(answer.body).toContain(`<style nonce="${nonce}">main{}</style></head>`);
    // painted once its last element, the answers, was read
    expect(answer.body).toMatch(/<link rel="expect" href="#first-screen" blocking="render">.*<\/head>/);
    expect(answer.body.indexOf(`id="${firstScreenId}"`)).toBeGreaterThan(answer.body.indexOf('</main>'));
  });

  test('comes in the language that the reader chose on the device', async () => {
    const { cookie } = await server.signIn();
    const [english, chinese, other] = await Promise.all(
      ['tuanbao.locale=en-US', 'tuanbao.locale=zh-CN', 'nottuanbao.locale=en-US'].map((chosen) =>
        get('/entry', { cookie: `${chosen}; ${cookie}` }),
      ),
    );

    expect(english?.body).toContain('<html lang="en-US">');
    expect(english?.body).toContain('<main>English ');
    for (const answer of [chinese, other]) {
      expect(answer?.body).toContain('<html lang="zh-CN">');
      expect(answer?.body).not.toContain('English');
    }
  });

  test('is the asker’s own', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()];
    const [{ userId: first }, { userId: second }] = [await one.ask(currentUser, {}), await other.ask(currentUser, {})];
    const [ofOne, ofOther] = await Promise.all([one, other].map(({ cookie }) => get('/entry', { cookie })));

    expect(ofOne?.body).toContain(`<main>${first}</main>`);
    expect(ofOther?.body).toContain(`<main>${second}</main>`);
    expect(ofOther?.body).not.toContain(first);
  });

  test('is for nobody without a session, nor with one that ended, is made up, or belongs to another host', async () => {
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

  test.each([
    ['where it can’t be rendered', '/entry?keyword=fails'],
    ['on arrival with a proof of another session', '/entry?uuid=u&ticket=t&source=app'],
  ])('is left to the browser %s', async (_, url) => {
    const { cookie } = await server.signIn();
    const answer = await get(url, { cookie });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['link']).toContain('/api/own/workload');
    expect(isPlain(answer)).toBe(true);
  });

  test('leaves screens to the browser whose first questions nobody has written down', async () => {
    const { cookie } = await server.signIn();
    const answer = await get('/orderList', { cookie });

    expect(answer.body).toContain('<div id="root"></div>');
    expect(dataIn(answer.body)).toBeNull();
  });

  test('leaves nothing of an answer in the log', async () => {
    const agent = await server.signIn();
    const before = server.logs.length;
    await get('/entry?keyword=fails', { cookie: agent.cookie });
    const { userId } = await agent.ask(currentUser, {});
    const lines = server.logs.slice(before).join('\n');

    expect(lines).toContain('out of order');
    for (const secret of [userId, agent.cookie.split('=')[1] ?? '', 'premiumFrom', 'keyword'])
      expect(lines).not.toContain(secret);
  });
});

test('a screen that takes too long is left to the browser', async () => {
  const folder = builtClient(neverThere);
  const server = await startTestApp({ openDatabase: openEmbeddedInMemory, client: { folder, longestWait: 1 } });
  try {
    const { cookie } = await server.signIn();
    const answer = await server.app.inject({ url: '/entry', headers: { accept: 'text/html', cookie } });

    expect(isPlain(answer)).toBe(true);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('of a crowd only the first wait for their screens, which the server’s one thread renders', async () => {
  const { promise, resolve: go } = Promise.withResolvers<void>();
  Object.assign(globalThis, { crowdMayGo: promise });
  const folder = builtClient(`await globalThis.crowdMayGo; ${program}`);
  const server = await startTestApp({
    openDatabase: openEmbeddedInMemory,
    client: { folder, longestWait: 60_000 },
  });
  try {
    const { cookie } = await server.signIn();
    const asked = Array.from({ length: 5 }, async () => {
      const answer = await server.app.inject({ url: '/entry', headers: { accept: 'text/html', cookie } });
      return isPlain(answer);
    });
    expect(await Promise.race(asked)).toBe(true); // nobody else is answered yet
    go();
    expect((await Promise.all(asked)).filter((each) => !each)).toHaveLength(4);
  } finally {
    go();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '$& $1 $`', '&lt;', '__CSP_NONCE__'])(
  'an answer that holds %j stays data',
  (text) => {
    const json = inertJson({ text });

    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
