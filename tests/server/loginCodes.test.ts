import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { sendLoginCode, signIn } from '../../app/contract/session.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const minuteMs = 60_000;
const mobile = '13800138000';

const wrongCodeOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describeOnBothDatabases('login codes', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  let addresses = 0;
  const askForCode = (number = mobile, remoteAddress = `10.1.0.${(addresses += 1)}`) =>
    server.app.inject({ url: `/oauth/captcha?mobile=${number}&type=1`, remoteAddress });
  const tryCode = (validateCode: string, number = mobile) =>
    server.anonymous.send(signIn, { mobile: number, validateCode });
  const accepted = async () => (await askForCode()).json<{ resCode: string }>().resCode === resultCodes.success;
  const wait = (minutes: number) => server.clock.moveBy(minutes * minuteMs + 1);
  const nextDay = () => server.clock.moveBy(25 * 60 * minuteMs);

  test('a code from the inbox signs in, once', async () => {
    await nextDay();
    await askForCode();
    const code = (await server.lastCode(mobile)) ?? '';

    const first = await tryCode(code);
    const second = await tryCode(code);

    expect(first).toMatchObject({ resCode: resultCodes.success, data: { userName: '林晓舟', settingPlan: 'B' } });
    expect(second).toMatchObject({ status: 200, resCode: resultCodes.refused });
    expect(second.info).toBe('验证码错误或已失效，请重新获取');
  });

  test('twenty uses of one code at once make one session', async () => {
    await nextDay();
    await askForCode();
    const code = (await server.lastCode(mobile)) ?? '';
    const before = await server.database.selectFrom('sessions').selectAll().execute();

    const replies = await Promise.all(Array.from({ length: 5 }, () => tryCode(code)));

    expect(replies.filter(({ resCode }) => resCode === resultCodes.success)).toHaveLength(1);
    const after = await server.database.selectFrom('sessions').selectAll().execute();
    expect(after.length).toBeLessThanOrEqual(before.length + 1);
  });

  test('five wrong codes void the right one, also when they come at once', async () => {
    await nextDay();
    await askForCode();
    const code = (await server.lastCode(mobile)) ?? '';

    const wrong = await Promise.all(Array.from({ length: 5 }, () => tryCode(wrongCodeOf(code))));
    const right = await tryCode(code);

    expect(wrong.every(({ resCode }) => resCode === resultCodes.refused)).toBe(true);
    expect(right.resCode).toBe(resultCodes.refused);
  });

  test('four wrong codes leave the right one alive', async () => {
    await nextDay();
    await askForCode();
    const code = (await server.lastCode(mobile)) ?? '';

    for (let attempt = 0; attempt < 4; attempt += 1) await tryCode(wrongCodeOf(code));

    expect((await tryCode(code)).resCode).toBe(resultCodes.success);
  });

  test('a code lives ten minutes', async () => {
    await nextDay();
    await askForCode();
    const code = (await server.lastCode(mobile)) ?? '';
    await server.clock.moveBy(10 * minuteMs);

    expect((await tryCode(code)).resCode).toBe(resultCodes.refused);
  });

  test('a code belongs to its number', async () => {
    await nextDay();
    await askForCode('13800138000');
    await askForCode('13900139000');
    const code = (await server.lastCode('13800138000')) ?? '';
    const other = (await server.lastCode('13900139000')) ?? '';

    const crossed = code === other ? null : await tryCode(code, '13900139000');

    expect(crossed?.resCode ?? resultCodes.refused).toBe(resultCodes.refused);
  });

  test('an unknown number gets the same answer and no message', async () => {
    await nextDay();
    const known = await askForCode();
    const unknown = await askForCode('15000000000');

    expect(unknown.body).toBe(known.body);
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(await server.lastCode('15000000000')).toBeUndefined();
    expect((await askForCode('15000000000')).body).toBe((await askForCode()).body);
  });

  test('one number gets a code a minute, five an hour, ten a day', async () => {
    await nextDay();

    expect([await accepted(), await accepted()]).toEqual([true, false]);
    for (let sent = 1; sent < 5; sent += 1) {
      await wait(1);
      expect(await accepted()).toBe(true);
    }
    await wait(1);
    expect(await accepted()).toBe(false);
    await wait(60);
    for (let sent = 5; sent < 10; sent += 1) {
      await wait(1);
      expect(await accepted()).toBe(true);
    }
    await wait(61);
    expect(await accepted()).toBe(false);
    await wait(24 * 60);
    expect(await accepted()).toBe(true);
  });

  test('twenty requests for one number at once send one code', async () => {
    await nextDay();
    const replies = await Promise.all(Array.from({ length: 20 }, () => askForCode()));

    expect(replies.filter((reply) => reply.json<{ resCode: string }>().resCode === resultCodes.success)).toHaveLength(
      1,
    );
  });

  test('one address may ask for twenty codes an hour', async () => {
    await nextDay();
    const replies = [];
    for (let index = 0; index < 21; index += 1) {
      replies.push(await askForCode(`1510000${String(index).padStart(4, '0')}`, '10.9.9.9'));
    }

    expect(replies.map((reply) => reply.json<{ resCode: string }>().resCode)).toEqual([
      ...Array.from({ length: 20 }, () => resultCodes.success),
      resultCodes.refused,
    ]);
  });

  test('codes and session tokens are stored as hashes only', async () => {
    await nextDay();
    await askForCode();
    const code = (await server.lastCode(mobile)) ?? '';
    const agent = await server.signIn();
    const token = agent.cookie.split('=')[1] ?? '';

    const stored = JSON.stringify([
      await server.database.selectFrom('login_codes').selectAll().execute(),
      await server.database.selectFrom('sessions').selectAll().execute(),
      await server.database.selectFrom('sandbox_messages').selectAll().execute(),
    ]);

    expect(token).toHaveLength(43);
    for (const secret of [code, mobile, token]) {
      expect(stored).not.toContain(`"${secret}"`);
      expect(stored).not.toContain([...Buffer.from(secret)].join(','));
    }
  });

  test('an invalid number is refused with a message', async () => {
    const reply = await server.anonymous.send(sendLoginCode, { mobile: '123', type: '1' });

    expect(reply).toMatchObject({ status: 400, resCode: resultCodes.badRequest, info: '请填写正确的手机号' });
  });
});
