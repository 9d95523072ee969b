import { afterAll, beforeAll, expect, test } from 'vitest';

import { writeAgency } from '../../../app/contract/desk/people/agencies.ts';
import { addAgentList, checkAgentList, type ListedAgent } from '../../../app/contract/desk/people/agentLists.ts';
import { addAgent, agentDetails, listAgents, renewPassword } from '../../../app/contract/desk/people/agents.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { currentUser } from '../../../app/contract/session.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { lastActionOf } from '../../setup/operatorActions.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const host = 'partner.localhost';
const reason = '团队整体加入';

const listed = (changes: Partial<ListedAgent>): ListedAgent => ({
  mobile: '18600001001',
  name: '沈之遥',
  tier: '4',
  host: '',
  certificateNo: '',
  certificateValidUntil: '',
  ...changes,
});

describeOnBothDatabases('lists of agents at the desk', (openDatabase) => {
  let server: TestApp;
  let support: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    support = await signInToDeskAs(server, 'support');
    await support.ask(writeAgency, { host, name: '合作机构', reason });
  });
  afterAll(() => server.close());

  const total = async () => (await support.ask(listAgents, { pageIndex: 1 })).total;

  test('are checked row by row, and nothing is stored', async () => {
    await support.ask(addAgent, { mobile: '18600002001', name: '已有', tier: '0', reason });
    const before = await total();
    const agents = [
      listed({}),
      listed({ mobile: '1860000', name: '', tier: '九' }),
      listed({ mobile: '18600002001' }),
      listed({ mobile: '18600002001', host }),
      listed({ mobile: '18600001002', host: 'nowhere.cn' }),
      listed({ mobile: '18600001003', certificateNo: 'A1', certificateValidUntil: '2027-02-29' }),
      listed({ mobile: '18600001001', name: '重复' }),
    ];
    const { list } = await support.ask(checkAgentList, { agents });
    expect(list.map(({ problems }) => problems)).toEqual([
      [],
      ['mobileWrong', 'nameWrong', 'tierWrong'],
      ['mobileTaken'],
      [],
      ['agencyUnknown'],
      ['certificateWrong'],
      ['mobileTwice'],
    ]);
    expect(await total()).toBe(before);
    expect(await lastActionOf(server, support)).toMatchObject({ action: 'people/agentLists/check', subject: '7 rows' });
  });

  test('are added in one recorded action; the agents sign in with codes and have their certificates', async () => {
    const agents = [
      listed({ mobile: '18600003001', certificateNo: '02000061000000', certificateValidUntil: '2028-02-29' }),
      listed({ mobile: '18600003002', name: '机构人', host, tier: '0' }),
    ];
    expect(await support.ask(addAgentList, { agents, leftOut: 3, reason })).toEqual({ added: 2 });
    expect(await lastActionOf(server, support)).toEqual({
      action: 'people/agentLists/add',
      subject: '2 added, 3 left out',
      reason,
    });
    const agent = await server.signIn('18600003001');
    const { userUuid: agentId } = await agent.ask(currentUser, {});
    expect(await support.ask(agentDetails, { agentId })).toMatchObject({
      tier: '4',
      certificateValidUntil: '2028-02-29',
    });
    const ofHost = await support.ask(listAgents, { pageIndex: 1, host });
    const ofAgency = ofHost.list.find(({ name }) => name === '机构人');
    const refused = await support.send(renewPassword, { agentId: ofAgency?.id ?? '', reason });
    expect(refused.info).toBe('该用户以手机验证码登录，没有密码');
  });

  test('are refused as a whole when one row has a fault, and without a reason', async () => {
    const before = await total();
    const agents = [listed({ mobile: '18600004001' }), listed({ mobile: '18600003001' })];
    const refused = await support.send(addAgentList, { agents, leftOut: 0, reason });
    expect([refused.resCode, refused.info]).toEqual([
      resultCodes.refused,
      '名单中有不能新增的行，或情况已变化，请重新检查名单',
    ]);
    expect((await support.send(addAgentList, { agents: [], leftOut: 0, reason })).resCode).toBe(resultCodes.refused);
    const fine = [listed({ mobile: '18600004002' })];
    expect((await support.send(addAgentList, { agents: fine, leftOut: 0, reason: '' })).resCode).toBe(
      resultCodes.badRequest,
    );
    expect(await total()).toBe(before);
  });
});
