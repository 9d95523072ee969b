import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agencies, writeAgency } from '../../../app/contract/desk/people/agencies.ts';
import {
  addAgent,
  addPartnerUser,
  agentDetails,
  changeAgentRights,
  findAgents,
  listAgents,
  renewPassword,
} from '../../../app/contract/desk/people/agents.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { currentUser, signInToPartner } from '../../../app/contract/session.ts';
import { userQualification } from '../../../app/contract/users.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { lastActionOf } from '../../setup/operatorActions.ts';
import { unknownUuid } from '../../setup/owned.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const host = 'partner.localhost';
const onHost = { host: `${host}:8080` };
const reason = '代理合同已签';

let mobiles = 0;
const nextMobile = () => `1860000${String((mobiles += 1)).padStart(4, '0')}`;

describeOnBothDatabases('agents at the desk', (openDatabase) => {
  let server: TestApp;
  let support: DeskClient;
  let finance: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    support = await signInToDeskAs(server, 'support');
    finance = await signInToDeskAs(server, 'finance');
  });
  afterAll(() => server.close());

  /** Adds an agent of the platform. Returns the agent's id and mobile number. */
  async function added(name = '沈之遥') {
    const mobile = nextMobile();
    const { agentId } = await support.ask(addAgent, { mobile, name, tier: '0', reason });
    return { agentId, mobile };
  }

  test('a new agent signs in with a code; the action is recorded with its reason', async () => {
    const { agentId, mobile } = await added();
    const agent = await server.signIn(mobile);
    expect((await agent.ask(currentUser, {})).userUuid).toBe(agentId);
    expect(await lastActionOf(server, support)).toEqual({ action: 'people/agents/add', subject: agentId, reason });
  });

  test('a mobile number that a user has is refused, and nothing is recorded', async () => {
    const { agentId, mobile } = await added();
    const again = await support.send(addAgent, { mobile, name: '另一人', tier: '4', reason });
    expect([again.resCode, again.info]).toEqual([resultCodes.refused, '该手机号已有用户，请在列表中查找']);
    expect((await support.ask(agentDetails, { agentId })).name).toBe('沈之遥');
    expect(await lastActionOf(server, support)).toMatchObject({ subject: agentId });
  });

  test('an action without a reason is refused', async () => {
    const answer = await support.send(addAgent, { mobile: nextMobile(), name: '沈之遥', tier: '0', reason: '' });
    expect(answer.resCode).toBe(resultCodes.badRequest);
  });

  test('the list shows masked numbers, by tier, host and state', async () => {
    const { agentId, mobile } = await added('列表一');
    await support.ask(changeAgentRights, { agentId, tier: '7', reason });
    const { total, list } = await finance.ask(listAgents, {
      pageIndex: 1,
      tier: '7',
      host: 'platform',
      state: 'active',
    });
    expect(total).toBe(1);
    expect(list).toEqual([
      {
        id: agentId,
        name: '列表一',
        mobile: `186****${mobile.slice(-4)}`,
        tier: '7',
        host: '',
        agencyName: '',
        isRealName: false,
        state: 'active',
      },
    ]);
    expect(await finance.ask(listAgents, { pageIndex: 1, tier: '7', state: 'disabled' })).toEqual({
      total: 0,
      list: [],
    });
    expect(await finance.ask(listAgents, { pageIndex: 1, tier: '7', host })).toEqual({ total: 0, list: [] });
  });

  test('a search finds a whole number or a part of the name, and is recorded without its text', async () => {
    const { agentId, mobile } = await added('诸葛寻');
    for (const text of [mobile, '葛寻']) {
      const { list } = await support.ask(findAgents, { text });
      expect(list.map(({ id }) => id)).toEqual([agentId]);
    }
    expect((await support.ask(findAgents, { text: mobile.slice(0, 7) })).total).toBe(0);
    expect((await support.ask(findAgents, { text: '%' })).total).toBe(0);
    expect(await lastActionOf(server, support)).toEqual({
      action: 'people/agents/find',
      subject: 'agents',
      reason: '',
    });
  });

  test('rights change with the next call of the agent; the certificate is masked', async () => {
    const { agentId, mobile } = await added();
    const agent = await server.signIn(mobile);
    expect(await agent.ask(userQualification, {})).toMatchObject({ isQualified: false });
    await support.ask(changeAgentRights, {
      agentId,
      isRealName: true,
      showsCommission: false,
      distribution: { appId: 'app-1', openId: 'open-1' },
      certificate: { number: '02000111080020260001', validUntil: '2027-12-31' },
      reason,
    });
    expect(await agent.ask(userQualification, {})).toMatchObject({ isQualified: true });
    expect(await finance.ask(agentDetails, { agentId })).toMatchObject({
      isRealName: true,
      showsCommission: false,
      isBroker: false,
      appId: 'app-1',
      openId: 'open-1',
      certificateNo: '0200************0001',
      certificateValidUntil: '2027-12-31',
      disabledAt: '',
      work: { orders: 0, drafts: 0 },
    });
    expect(await lastActionOf(server, support)).toEqual({
      action: 'people/agents/rights',
      subject: `${agentId} is_real_name shows_commission app_id open_id certificate_no_sealed certificate_valid_until`,
      reason,
    });
  });

  test('wrong rights and unknown agents are refused', async () => {
    const { agentId } = await added();
    const info = async (request: object) =>
      (await support.send(changeAgentRights, { agentId, reason, ...request })).info;
    expect(await info({})).toBe('请填写要更改的权限');
    expect(await info({ certificate: { number: '1', validUntil: '2027-12-31' } })).toMatch('请填写执业证书编号');
    expect(await info({ agentId: unknownUuid, isBroker: true })).toBe('没有这个用户');
    expect((await support.send(agentDetails, { agentId: unknownUuid })).resCode).toBe(resultCodes.notFound);
  });

  describe('agencies', () => {
    test('are named by the desk, for hosts that the settings list', async () => {
      await support.ask(writeAgency, { host, name: '启明保险代理', reason });
      expect((await finance.ask(agencies, {})).list).toEqual([{ host, name: '启明保险代理', users: 1 }]);
      expect(await lastActionOf(server, support)).toEqual({ action: 'people/agencies/write', subject: host, reason });
      const unknown = await support.send(writeAgency, { host: 'nobody.example', name: '无名', reason });
      expect(unknown.info).toBe('该域名不是合作方域名，请先加入设置PARTNER_HOSTS');
    });

    test('their users sign in with the password that is shown once; a new password replaces it', async () => {
      const user = { host, userName: 'fangke', mobile: nextMobile(), name: '方可', tier: '0', reason };
      const { agentId, password } = await support.ask(addPartnerUser, user);
      const enter = (entered: string) =>
        server.anonymous.send(
          signInToPartner,
          { kind: 'password', userName: user.userName, password: entered },
          onHost,
        );
      expect((await enter(password)).resCode).toBe(resultCodes.success);

      const renewed = await support.ask(renewPassword, { agentId, reason });
      expect((await enter(password)).info).toBe('用户名或密码错误');
      expect((await enter(renewed.password)).resCode).toBe(resultCodes.success);
      expect(await lastActionOf(server, support)).toEqual({
        action: 'people/partnerUsers/renewPassword',
        subject: agentId,
        reason,
      });

      const taken = await support.send(addPartnerUser, { ...user, mobile: nextMobile() });
      expect(taken.info).toBe('该用户名已属于同一机构的其他用户');
      const { agentId: platformAgent } = await added();
      expect((await support.send(renewPassword, { agentId: platformAgent, reason })).info).toBe(
        '该用户以手机验证码登录，没有密码',
      );
    });
  });
});
