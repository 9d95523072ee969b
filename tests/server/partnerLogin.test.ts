import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { currentUser, type PartnerEntry, sendLoginCode, signIn, signInToPartner } from '../../app/contract/session.ts';
import { addPartnerUser } from '../../app/server/operations/agencies.ts';
import { demoPartnerUser } from '../../app/server/operations/demoAgents.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { operator } from '../setup/operator.ts';
import { requestOf } from '../setup/requestOf.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const host = { host: 'partner.localhost:8080' };
const { userName, password, mobile } = demoPartnerUser;
const minuteMs = 60_000;

const rightPassword = 'the right one';

const withPassword = (given: string, name: string = userName): PartnerEntry => ({
  kind: 'password',
  userName: name,
  password: given,
});

describeOnBothDatabases("signing in on the partner's host", (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  let addresses = 0;
  const nextAddress = () => `10.7.${(addresses += 1) >> 8}.${addresses % 256}`;

  /** Signs a partner user in from a network address. The result contains the cookie of the new session. */
  async function enter(entry: PartnerEntry, { headers = host, remoteAddress = nextAddress() } = {}) {
    const { url, payload = '', type = '' } = requestOf(signInToPartner, entry);
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress,
      headers: { 'content-type': type, ...headers },
    });
    const body = answer.json<{ resCode: string; info: string; data: Record<string, unknown> | null }>();
    return { ...body, cookie: String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '' };
  }

  /** Number of created users. Each user has a new name, because a new user has no failed sign-ins from other tests. */
  let users = 0;
  async function newUser(): Promise<string> {
    const name = `user-${(users += 1)}`;
    await addPartnerUser(server.services, operator, {
      host: 'partner.localhost',
      userName: name,
      password: rightPassword,
      mobile: `166${String(users).padStart(8, '0')}`,
      name: '合作方用户',
      tier: '4',
    });
    return name;
  }

  test('the right password opens a session that is valid only on this host', async () => {
    const entered = await enter(withPassword(password));
    const { cookie } = entered;

    expect(entered).toMatchObject({ resCode: resultCodes.success, data: { agencyName: '启明保险代理（示例）' } });
    expect(await server.anonymous.send(currentUser, {}, { ...host, cookie })).toMatchObject({
      resCode: resultCodes.success,
    });
    expect(await server.anonymous.send(currentUser, {}, { cookie })).toMatchObject({
      resCode: resultCodes.notSignedIn,
    });
  });

  test('a session of an agent of the platform is not valid on this host', async () => {
    const agent = await server.signIn();

    expect((await agent.send(currentUser, {}, host)).resCode).toBe(resultCodes.notSignedIn);
    expect((await agent.send(currentUser, {})).resCode).toBe(resultCodes.success);
  });

  test('the code of an SMS signs in as well, but no code for agents does', async () => {
    const ask = (type: '1' | '2') =>
      server.anonymous.send(sendLoginCode, { mobile, type }, { ...host, 'x-forwarded-for': nextAddress() });
    await ask('2');
    const code = (await server.lastCode(mobile)) ?? '';

    expect((await server.anonymous.send(signIn, { mobile, validateCode: code }, host)).resCode).toBe(
      resultCodes.refused,
    );
    expect((await enter({ kind: 'code', mobile, code })).resCode).toBe(resultCodes.success);

    await server.clock.moveBy(minuteMs + 1);
    await ask('1');
    expect(await server.lastCode(mobile)).toBe(code);
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const wrong = await enter(withPassword('wrong', await newUser()));
    const unknown = await enter(withPassword('wrong', 'nobody'));

    expect(wrong).toMatchObject({ resCode: resultCodes.refused, info: '用户名或密码错误', cookie: '' });
    expect(unknown).toEqual(wrong);
  });

  test('on the platform’s own host this sign-in is refused', async () => {
    const refused = await enter(withPassword(password), { headers: { host: 'localhost:80' } });

    expect(refused).toMatchObject({ resCode: resultCodes.refused, info: '请通过合作方系统的网址登录' });
  });

  test.each([
    ['without a password', 'loginType=1&userName=demo'],
    ['without a code', 'loginType=2&mobile=13700137000'],
    ['of an unknown kind', 'loginType=3&userName=demo&password=x'],
  ])('a sign-in %s is malformed', async (_, payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: signInToPartner.path,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...host },
    });

    expect(answer.json()).toMatchObject({ resCode: resultCodes.badRequest });
  });

  test('from the fifth failure of a name the wait grows, also for the right password', async () => {
    const name = await newUser();
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await enter(withPassword('wrong', name))).info).toBe('用户名或密码错误');
    }

    expect((await enter(withPassword(rightPassword, name))).info).toBe('登录失败次数过多，请 60 秒后再试');
    await server.clock.moveBy(minuteMs);
    expect((await enter(withPassword('wrong', name))).info).toBe('用户名或密码错误');
    expect((await enter(withPassword(rightPassword, name))).info).toBe('登录失败次数过多，请 2 分钟后再试');
    await server.clock.moveBy(2 * minuteMs);
    expect((await enter(withPassword(rightPassword, name))).resCode).toBe(resultCodes.success);
    expect((await enter(withPassword('wrong', name))).info).toBe('用户名或密码错误');
  });

  test('an address that fails with five names waits as well', async () => {
    const remoteAddress = nextAddress();
    for (let failure = 1; failure <= 5; failure += 1) {
      await enter(withPassword('wrong', await newUser()), { remoteAddress });
    }

    expect((await enter(withPassword(password), { remoteAddress })).info).toBe('登录失败次数过多，请 60 秒后再试');
    expect((await enter(withPassword(password))).resCode).toBe(resultCodes.success);
  });

  test('twenty guesses at once are counted one by one', async () => {
    const name = await newUser();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => enter(withPassword('wrong', name))));

    expect(guesses.filter(({ info }) => info === '用户名或密码错误')).toHaveLength(5);
  });

  test('passwords and names are stored as hashes only', async () => {
    const stored = JSON.stringify([
      await server.database.selectFrom('agents').selectAll().execute(),
      await server.database.selectFrom('login_failures').selectAll().execute(),
    ]);

    expect(stored).not.toContain(password);
    expect(stored).not.toContain(`"${userName}"`);
    expect(stored).toMatch(/scrypt\$15\$8\$3\$/);
  });
});
