import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { currentUser, signInByTicket } from '../../app/contract/session.ts';
import { issueTicket } from '../../app/contract/users.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const source = 'app';

describeOnBothDatabases('a ticket of the mobile app', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const use = (uuid: string, ticket: string) => server.anonymous.send(signInByTicket, { uuid, source, ticket });
  const refused = { resCode: resultCodes.refused, info: '登录凭证已失效，请返回应用重新进入' };

  test('signs another browser in as the same user, once', async () => {
    const { uuid, ticket } = await agent.ask(issueTicket, {});

    const replies = await Promise.all(Array.from({ length: 5 }, () => use(uuid, ticket)));

    const signedIn = replies.filter(({ resCode }) => resCode === resultCodes.success);
    expect(signedIn).toHaveLength(1);
    expect(signedIn[0]?.data).toMatchObject({ userUuid: uuid, userName: (await agent.ask(currentUser, {})).userName });
    expect(await use(uuid, ticket)).toMatchObject(refused);
    expect(await use(uuid, `${ticket}=`)).toMatchObject(refused);
  });

  test('is invalid a minute later', async () => {
    const { uuid, ticket } = await agent.ask(issueTicket, {});
    await server.clock.moveBy(60_000);

    expect(await use(uuid, ticket)).toMatchObject(refused);
  });

  test('of one user is not valid for another, and an edited one is invalid', async () => {
    const { uuid, ticket } = await agent.ask(issueTicket, {});
    const other = await (await server.signIn()).ask(issueTicket, {});
    const [expiry = '', ...rest] = ticket.split('.');

    expect(await use(other.uuid, ticket)).toMatchObject(refused);
    expect(await use(uuid, [`${Number(expiry) + 1}`, ...rest].join('.'))).toMatchObject(refused);
    expect(await use('nonsense', ticket)).toMatchObject(refused);
    expect(await use(uuid, 'nonsense')).toMatchObject(refused);
  });

  test('is needed: uuid and source without a ticket do not sign in', async () => {
    const { uuid } = await agent.ask(issueTicket, {});
    const answer = await server.app.inject({
      method: 'POST',
      url: signInByTicket.path,
      payload: new URLSearchParams({ uuid, source }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    expect(answer.json()).toMatchObject({ resCode: resultCodes.badRequest });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
