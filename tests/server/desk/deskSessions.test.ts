import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  acceptWelcome,
  currentOperator,
  openWelcome,
  signInToDesk,
  signOutOfDesk,
} from '../../../app/contract/desk/deskSessions.ts';
import { permissionsOf } from '../../../app/contract/desk/permissions.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { codeAt, operatorPassword } from '../../setup/authenticator.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { invitedOperator, signInToDeskAs } from '../../setup/deskOperators.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const minuteMs = 60_000;

describeOnBothDatabases('the sessions of operators', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  const later = (minutes: number) => server.clock.moveBy(minutes * minuteMs);

  test('a welcome link sets password and second factor once, and signs the operator in', async () => {
    const { userName, token } = await invitedOperator(server, ['support', 'finance']);
    const opened = await server.anonymous.ask(openWelcome, { token });
    expect(opened).toMatchObject({ userName, uri: expect.stringContaining(opened.secret) as string });
    const code = codeAt(opened.secret, server.clock.now());
    const entry = { token, password: operatorPassword, code };

    expect((await server.anonymous.send(acceptWelcome, { ...entry, password: 'too short' })).resCode).toBe(
      resultCodes.badRequest,
    );
    expect((await server.anonymous.send(acceptWelcome, { ...entry, password: `${userName} and more` })).info).toBe(
      '密码不能包含用户名',
    );
    expect((await server.anonymous.send(acceptWelcome, { ...entry, code: '000000' })).info).toBe(
      '动态验证码错误，请核对手机时间后重新填写',
    );
    expect((await server.anonymous.send(acceptWelcome, entry)).resCode).toBe(resultCodes.success);
    expect((await server.anonymous.send(acceptWelcome, entry)).resCode).toBe(resultCodes.notFound);
    expect((await server.anonymous.send(openWelcome, { token })).resCode).toBe(resultCodes.notFound);
  });

  test('a welcome link is over after 24 hours', async () => {
    const { token } = await invitedOperator(server, ['product']);
    await later(24 * 60 + 1);
    expect((await server.anonymous.send(openWelcome, { token })).resCode).toBe(resultCodes.notFound);
  });

  test('an operator signs in with password and code; each code works once, every mistake has the same answer', async () => {
    const { userName, secret } = await signInToDeskAs(server, 'finance');
    await later(2);
    const entry = () => ({ userName, password: operatorPassword, code: codeAt(secret, server.clock.now()) });
    const wrong = '用户名、密码或动态验证码错误';
    const used = entry();

    expect((await server.anonymous.send(signInToDesk, used)).data).toMatchObject({ userName, roles: ['finance'] });
    expect((await server.anonymous.send(signInToDesk, used)).info).toBe(wrong);
    await later(2);
    expect((await server.anonymous.send(signInToDesk, { ...entry(), password: 'another pass phrase' })).info).toBe(
      wrong,
    );
    expect((await server.anonymous.send(signInToDesk, { ...entry(), userName: 'nobody' })).info).toBe(wrong);
    expect((await server.anonymous.send(signInToDesk, { ...entry(), code: '123456' })).info).toBe(wrong);
  });

  test('after five failures an operator has to wait, also with the right password', async () => {
    const { userName, secret } = await signInToDeskAs(server, 'support');
    await later(2);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await server.anonymous.send(signInToDesk, { userName, password: `guess ${attempt}`, code: '123456' });
    }
    const entry = { userName, password: operatorPassword, code: codeAt(secret, server.clock.now()) };
    expect((await server.anonymous.send(signInToDesk, entry)).data).toEqual({ waitSeconds: 60 });
  });

  test('a session knows the roles, and ends after eight hours, on signing out, or when the account is disabled', async () => {
    const [first, second, third] = [
      await signInToDeskAs(server, 'support'),
      await signInToDeskAs(server, 'finance', 'product'),
      await signInToDeskAs(server, 'admin'),
    ];
    expect(await second.ask(currentOperator, {})).toMatchObject({
      userName: second.userName,
      permissions: permissionsOf(['finance', 'product']),
    });

    await first.ask(signOutOfDesk, {});
    await sql`update operators set disabled_at = ${server.clock.now()} where id = ${second.id}`.execute(
      server.database,
    );
    for (const gone of [first, second]) expect((await gone.send(currentOperator, {})).status).toBe(404);
    await later(8 * 60 + 1);
    expect((await third.send(currentOperator, {})).status).toBe(404);
  });

  describe('the desk does not exist', () => {
    test('for an agent', async () => {
      const agent = await server.signIn();
      const unknown = await server.app.inject('/api/desk/nothing');
      const answer = await agent.send(currentOperator, {});
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    });

    test('on the host of a partner', async () => {
      const operator = await signInToDeskAs(server, 'admin');
      const onHost = { host: 'partner.localhost' };
      expect((await operator.send(currentOperator, {}, onHost)).status).toBe(404);
      const entry = { userName: operator.userName, password: operatorPassword, code: '123456' };
      expect((await server.anonymous.send(signInToDesk, entry, onHost)).resCode).toBe(resultCodes.notFound);
    });
  });
});
