import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { currentUser, sendLoginCode, signIn, signOut } from '../../app/contract/session.ts';
import { allCalls } from '../setup/allCalls.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const minuteMs = 60_000;
const mobile = '13800138000';

describeOnBothDatabases('sessions', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  test('a session ends at logout, and its token is invalid afterwards', async () => {
    const agent = await server.signIn();
    await agent.ask(currentUser, {});

    await agent.ask(signOut, {});

    expect(await agent.send(currentUser, {})).toMatchObject({
      status: 200,
      resCode: resultCodes.notSignedIn,
      code: 401,
    });
  });

  test('a session ends after twelve hours', async () => {
    const agent = await server.signIn();
    await server.clock.moveBy(12 * 60 * minuteMs);

    expect((await agent.send(currentUser, {})).resCode).toBe(resultCodes.notSignedIn);
  });

  test('signing in gives a new token and ends the old session', async () => {
    const agent = await server.signIn();
    await server.anonymous.ask(sendLoginCode, { mobile, type: '1' });
    const body = new URLSearchParams({ mobile, validateCode: (await server.lastCode(mobile)) ?? '' }).toString();
    const answer = await server.app.inject({
      method: 'POST',
      url: signIn.path,
      payload: body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: agent.cookie },
    });
    const [cookie] = answer.cookies;

    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(cookie?.value).not.toBe(agent.cookie.split('=')[1]);
    expect((await agent.send(currentUser, {})).resCode).toBe(resultCodes.notSignedIn);
  });

  test.each(['tuanbao-session', '__Host-session'])('a %s of the browser’s own making is no session', async (name) => {
    const headers = { cookie: `${name}=${'A'.repeat(43)}` };

    expect((await server.anonymous.send(currentUser, {}, headers)).resCode).toBe(resultCodes.notSignedIn);
  });

  describe('without a session', () => {
    const publicCalls = [
      'sendLoginCode',
      'signIn',
      'signInByTicket',
      'signInToPartner',
      'signOut',
      'disclosures',
      'catalogueTexts',
      'sharedQuotation',
      'acceptQuotation',
      'videoAuditUpload',
      'paymentNotification',
      'serverTime',
    ];
    const guarded = [...allCalls].filter(([name]) => !publicCalls.includes(name));

    test('only the listed calls are public', () => {
      const isPublic = [...allCalls].filter(([, call]) => call.access === 'public').map(([name]) => name);

      expect(isPublic.toSorted()).toEqual(publicCalls.toSorted());
    });

    test.each(guarded)('%s is refused before its body is read', async (_, call) => {
      const url = call.path.replaceAll(/:\w+/g, 'x');
      const malformed = { payload: '{"a":', headers: { 'content-type': 'application/json' } };

      const answer = await server.app.inject({
        method: call.method,
        url,
        ...(call.method === 'POST' ? malformed : {}),
      });

      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ resCode: resultCodes.notSignedIn, code: 401, data: null });
    });
  });
});

/** Signs in and returns the cookie that the response sets. */
async function cookieAfterSignIn(server: TestApp, host: string) {
  await server.anonymous.ask(sendLoginCode, { mobile, type: '1' });
  const body = new URLSearchParams({ mobile, validateCode: (await server.lastCode(mobile)) ?? '' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host };
  const answer = await server.app.inject({ method: 'POST', url: signIn.path, payload: body, headers });
  return answer.cookies[0];
}

describeOnBothDatabases('the session cookie', (openDatabase) => {
  test('is stored by every browser on the machine itself, where WebKit stores no secure cookie', async () => {
    const server = await startTestApp({ openDatabase });
    try {
      const cookie = await cookieAfterSignIn(server, 'localhost');
      expect(cookie).toMatchObject({ name: 'tuanbao-session', httpOnly: true, sameSite: 'Strict', path: '/' });
      expect(cookie).not.toHaveProperty('secure');
      expect(cookie).not.toHaveProperty('domain');
    } finally {
      await server.close();
    }
  });

  test('is bound to the host and to https where the server has a public address', async () => {
    const server = await startTestApp({ openDatabase, publicUrl: 'https://tuanbao.example' });
    try {
      const cookie = await cookieAfterSignIn(server, 'tuanbao.example');
      expect(cookie).toMatchObject({
        name: '__Host-session',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
        path: '/',
      });
      expect(cookie).not.toHaveProperty('domain');
      const { method, url } = { method: currentUser.method, url: currentUser.path };
      const withName = async (name: string) =>
        (await server.app.inject({ method, url, payload: {}, headers: { cookie: `${name}=${cookie?.value}` } })).json<{
          resCode: string;
        }>().resCode;
      expect(await withName('__Host-session')).toBe(resultCodes.success);
      expect(await withName('tuanbao-session')).toBe(resultCodes.notSignedIn);
    } finally {
      await server.close();
    }
  });
});
