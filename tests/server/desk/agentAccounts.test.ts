import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  addAgent,
  addPartnerUser,
  agentDetails,
  disableAgent,
  enableAgent,
  signOutAgent,
} from '../../../app/contract/desk/people/agents.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { currentUser, sendLoginCode, signIn, signInByTicket, signInToPartner } from '../../../app/contract/session.ts';
import { issueTicket } from '../../../app/contract/users.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { lastActionOf } from '../../setup/operatorActions.ts';
import { unknownUuid } from '../../setup/owned.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';

const reason = '业务员已离职';
const onHost = { host: 'partner.localhost:8080' };

const idOf = async (client: TestClient) => (await client.ask(currentUser, {})).userUuid;

describeOnBothDatabases('accounts of agents at the desk', (openDatabase) => {
  let server: TestApp;
  let support: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    support = await signInToDeskAs(server, 'support');
  });
  afterAll(() => server.close());

  /** Adds an agent with this mobile number, and signs the agent in. */
  async function newcomer(mobile: string): Promise<TestClient> {
    await support.ask(addAgent, { mobile, name: '沈之遥', tier: '4', reason });
    return server.signIn(mobile);
  }

  test('a disabled agent is signed out at once, and neither code nor ticket lets the agent in', async () => {
    const mobile = '18610000001';
    const agent = await newcomer(mobile);
    const elsewhere = await agent.ask(issueTicket, {});
    const agentId = await idOf(agent);
    await server.clock.moveBy(61_000);
    await server.anonymous.ask(sendLoginCode, { mobile, type: '1' });
    await server.runDueJobs();
    const code = (await server.lastCode(mobile)) ?? '';

    await support.ask(disableAgent, { agentId, reason });

    expect((await agent.send(currentUser, {})).resCode).toBe(resultCodes.notSignedIn);
    expect(await support.ask(agentDetails, { agentId })).toMatchObject({ state: 'disabled' });
    expect(await lastActionOf(server, support)).toEqual({ action: 'people/agents/disable', subject: agentId, reason });
    const known = await server.anonymous.send(signIn, { mobile, validateCode: code });
    const unknown = await server.anonymous.send(signIn, { mobile: '18699999999', validateCode: code });
    expect([known.resCode, known.info]).toEqual([unknown.resCode, unknown.info]);
    const ticket = { uuid: elsewhere.uuid, source: 'app' as const, ticket: elsewhere.ticket };
    expect((await server.anonymous.send(signInByTicket, ticket)).resCode).toBe(resultCodes.refused);
  });

  test('a disabled agent gets no code, with the answer of any number', async () => {
    const mobile = '18610000002';
    const agentId = await idOf(await newcomer(mobile));
    await support.ask(disableAgent, { agentId, reason });
    const before = await server.lastCode(mobile);
    await server.clock.moveBy(61_000);
    expect((await server.anonymous.send(sendLoginCode, { mobile, type: '1' })).resCode).toBe(resultCodes.success);
    await server.runDueJobs();
    expect(await server.lastCode(mobile)).toBe(before);

    await support.ask(enableAgent, { agentId, reason: '停用有误，恢复' });
    await server.clock.moveBy(61_000);
    expect(await idOf(await server.signIn(mobile))).toBe(agentId);
  });

  test('a ticket of an agent whose account is disabled meanwhile is void', async () => {
    const agent = await server.signIn();
    const { uuid, ticket } = await agent.ask(issueTicket, {});
    await support.ask(disableAgent, { agentId: uuid, reason });
    const answer = await server.anonymous.send(signInByTicket, { uuid, source: 'app', ticket });
    expect([answer.resCode, answer.info]).toEqual([resultCodes.refused, '登录凭证已失效，请返回应用重新进入']);
  });

  test('a disabled user of a partner gets the answer of a wrong password', async () => {
    const host = 'partner.localhost';
    const user = { host, userName: 'leaver', mobile: '18610000003', name: '方离', tier: '0', reason };
    const { agentId, password } = await support.ask(addPartnerUser, user);
    const enter = () =>
      server.anonymous.send(signInToPartner, { kind: 'password', userName: user.userName, password }, onHost);
    expect((await enter()).resCode).toBe(resultCodes.success);
    await support.ask(disableAgent, { agentId, reason });
    expect((await enter()).info).toBe('用户名或密码错误');
    const again = await support.send(addPartnerUser, { ...user, mobile: '18610000004' });
    expect(again.info).toBe('该用户名已属于同一机构的其他用户');
  });

  test('signing out everywhere ends all sessions; the agent may sign in again', async () => {
    const mobile = '18610000005';
    const first = await newcomer(mobile);
    await server.clock.moveBy(61_000);
    const second = await server.signIn(mobile);
    const agentId = await idOf(first);
    await support.ask(signOutAgent, { agentId, reason: '手机遗失' });
    for (const gone of [first, second]) {
      expect((await gone.send(currentUser, {})).resCode).toBe(resultCodes.notSignedIn);
    }
    await server.clock.moveBy(61_000);
    expect(await idOf(await server.signIn(mobile))).toBe(agentId);
    expect(await lastActionOf(server, support)).toMatchObject({ action: 'people/agents/signOut', subject: agentId });
  });

  test('what is done already, and an unknown agent, are refused', async () => {
    const agentId = await idOf(await server.signIn());
    expect((await support.send(enableAgent, { agentId, reason })).info).toBe('该账号未停用，请刷新页面');
    await support.ask(disableAgent, { agentId, reason });
    expect((await support.send(disableAgent, { agentId, reason })).info).toBe('该账号已停用');
    for (const call of [disableAgent, enableAgent, signOutAgent]) {
      expect((await support.send(call, { agentId: unknownUuid, reason })).resCode).toBe(resultCodes.notFound);
    }
  });
});
