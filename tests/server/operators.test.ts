import { afterAll, beforeAll, expect, test } from 'vitest';

import { productWhiteList, redeemInvitation } from '../../app/contract/checks.ts';
import { customOrder } from '../../app/contract/customOrders.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { currentUser, signInToPartner } from '../../app/contract/session.ts';
import { realNameLimit, userQualification } from '../../app/contract/users.ts';
import { addAgent } from '../../app/server/operations/addAgent.ts';
import { addAgency, addPartnerUser } from '../../app/server/operations/agencies.ts';
import { changeRights } from '../../app/server/operations/agentRights.ts';
import { inviteAgent } from '../../app/server/operations/invitations.ts';
import { prepareOrderFor } from '../../app/server/operations/preparedOrders.ts';
import type { Refusal } from '../../app/server/platform/http/refusal.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { type LiveApp, startLiveApp } from '../setup/liveApp.ts';
import { operator } from '../setup/operator.ts';
import { unknownUuid } from '../setup/owned.ts';
import { requestOf } from '../setup/requestOf.ts';
import { clientOf, type TestClient } from '../setup/testClient.ts';

const host = 'partner.localhost';
const onHost = { host: `${host}:8080` };
const agency = { host, name: '启明保险代理有限公司' };
const user = {
  host,
  userName: 'qiming01',
  password: 'correct horse battery',
  mobile: '13700000001',
  name: '方可为',
  tier: '0',
};
const invitedOnly = '80232';
const forRealNames = '80202';

const idOf = async (client: TestClient) => (await client.ask(currentUser, {})).userUuid;

/** Returns the message with which a call is refused. */
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (refusal: Refusal) => refusal.say('zh-CN'),
  );

describeOnBothDatabases('what operators do, without the sandbox', (openDatabase) => {
  let server: LiveApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startLiveApp(openDatabase);
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  async function enter(userName: string, password: string) {
    const { url, payload = '', type = '' } = requestOf(signInToPartner, { kind: 'password', userName, password });
    const headers = { 'content-type': type, ...onHost };
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';
    return { ...answer.json<{ resCode: string; info: string; data: object }>(), cookie };
  }

  test('an agency gets a user, who signs in by password on the agency’s host', async () => {
    expect(await refusalOf(addPartnerUser(server.services, operator, user))).toBe('该域名还没有机构，请先添加机构');
    await addAgency(server.services, operator, agency);
    await addPartnerUser(server.services, operator, user);

    const entered = await enter(user.userName, user.password);
    expect(entered).toMatchObject({
      resCode: resultCodes.success,
      data: { userName: '方可为', agencyName: '启明保险代理有限公司', userTier: '0' },
    });
    expect((await enter(user.userName, 'another password')).info).toBe('用户名或密码错误');

    await addPartnerUser(server.services, operator, { ...user, password: 'a newer password' });
    const before = clientOf(server.app, entered.cookie);
    expect((await before.send(currentUser, {}, onHost)).resCode).toBe(resultCodes.notSignedIn);
    expect((await enter(user.userName, 'a newer password')).resCode).toBe(resultCodes.success);
    expect(await refusalOf(addPartnerUser(server.services, operator, { ...user, mobile: '13700000002' }))).toBe(
      '该用户名已属于同一机构的其他用户',
    );
  });

  test.each([
    ['a host of nobody', { host: 'elsewhere.example' }, '该域名不是合作方域名，请先加入设置PARTNER_HOSTS'],
    ['no name', { name: '  ' }, '请填写机构名称，最多 100 个字符'],
  ])('an agency with %s is refused', async (_, change, words) => {
    expect(await refusalOf(addAgency(server.services, operator, { ...agency, ...change }))).toBe(words);
  });

  test.each([
    ['no mobile', { mobile: '1370000' }, '请填写 11 位手机号'],
    ['no name', { name: '' }, '请填写姓名，最多 60 个字符'],
    ['an unknown tier', { tier: '8' }, '用户等级须为0至7的一位数字'],
    ['a user name with a space', { userName: 'qi ming' }, '用户名须为 2 至 60 个字符，不含空格'],
    ['a short password', { password: '123456789' }, '密码须为 10 至 200 个字符，且不同于用户名'],
    [
      'the user name as password',
      { userName: 'qiming0123', password: 'qiming0123' },
      '密码须为 10 至 200 个字符，且不同于用户名',
    ],
  ])('a user with %s is refused', async (_, change, words) => {
    expect(await refusalOf(addPartnerUser(server.services, operator, { ...user, ...change }))).toBe(words);
  });

  test('a user joins or proves the real name, and may insure from the next request on', async () => {
    const id = await idOf(agent);
    const rights = (change: Parameters<typeof changeRights>[3]) => changeRights(server.services, operator, id, change);
    const prompt = async () => (await agent.ask(userQualification, {})).prompt;

    await rights({ tier: '0' });
    expect(await prompt()).toBe('joinOrRealName');
    await rights({ tier: '2' });
    expect(await prompt()).toBe('none');
    expect(await agent.ask(realNameLimit, { productId: forRealNames })).toMatchObject({ isLimited: true });
    await rights({ tier: '0', isRealName: true });
    expect(await prompt()).toBe('none');
    expect(await agent.ask(realNameLimit, { productId: forRealNames })).toMatchObject({ isLimited: false });
    await rights({ tier: '4' });
  });

  test('a distribution user gets an appId, and loses it', async () => {
    const id = await idOf(agent);
    const asUser = () => agent.send(currentUser, {});

    await changeRights(server.services, operator, id, { distribution: { appId: 'app-1', openId: '' } });
    expect((await asUser()).data).toMatchObject({ appId: 'app-1', isDistributionUser: true, isTXSystem: false });
    await changeRights(server.services, operator, id, { distribution: { appId: 'app-1', openId: 'open-1' } });
    expect((await asUser()).data).toMatchObject({ openId: 'open-1', isTXSystem: true });
    await changeRights(server.services, operator, id, { distribution: { appId: '', openId: '' } });
    expect((await asUser()).data).toMatchObject({ isDistributionUser: false, isTXSystem: false });
  });

  test.each([
    ['nothing', {}, '请填写要更改的权限'],
    ['an unknown tier', { tier: '9' }, '用户等级须为0至7的一位数字'],
    ['an openId alone', { distribution: { appId: '', openId: 'x' } }, /^appId 最多 60 个字符/],
    ['a day that is none', { certificate: { number: '00000111', validUntil: '2026-02-30' } }, /^请填写执业证书编号/],
  ])('rights with %s are refused', async (_, change, words) => {
    expect(await refusalOf(changeRights(server.services, operator, await idOf(agent), change))).toMatch(words);
  });

  test('an invitation lets its agent sell what is sold by invitation', async () => {
    const link = await inviteAgent(server.services, operator, { productId: invitedOnly, days: 30 });
    const uuid = new URL(link).searchParams.get('invitation') ?? '';

    expect(new URL(link).pathname).toBe(`/write/${invitedOnly}`);
    expect(await agent.ask(productWhiteList, { productId: invitedOnly })).toMatchObject({ isAllowed: false });
    expect(await agent.ask(redeemInvitation, { productId: invitedOnly, uuid })).toMatchObject({ isAllowed: true });
    expect(await refusalOf(inviteAgent(server.services, operator, { productId: '80140', days: 30 }))).toBe(
      '该产品不凭邀请销售，无需邀请',
    );
    expect(await refusalOf(inviteAgent(server.services, operator, { productId: invitedOnly, days: 0 }))).toBe(
      '邀请的有效天数须为1至365',
    );
    expect(await refusalOf(inviteAgent(server.services, operator, { productId: '0', days: 30 }))).toBe(
      '该产品不存在或已下架',
    );
  });

  test('a prepared order waits for its agent', async () => {
    const draft = completeDraft(server.services.catalogue.productOf('80140')!);
    const order = { agentId: await idOf(agent), title: '青禾年度投保', note: '人数已与客户核对', draft };
    const link = await prepareOrderFor(server.services, operator, order);
    const [, , productId, uuid, id = ''] = new URL(link).pathname.split('/');

    expect([productId, uuid]).toEqual(['80140', order.agentId]);
    expect(await agent.ask(customOrder, { id, uuid })).toMatchObject({
      title: '青禾年度投保',
      status: 'waiting',
      draft,
    });
    expect(await refusalOf(prepareOrderFor(server.services, operator, { ...order, title: ' ' }))).toBe(
      '请填写标题，最多 200 个字符',
    );
    expect(await refusalOf(prepareOrderFor(server.services, operator, { ...order, agentId: unknownUuid }))).toBe(
      '没有这个用户',
    );
  });

  test('every action is recorded with operator and reason, and refused without them', async () => {
    const { database, services } = server;
    const noted = () =>
      database.selectFrom('operator_actions').select(['operator', 'action', 'subject', 'reason']).execute();
    const before = (await noted()).length;
    const added = { mobile: '13700000009', name: '闻人越', tier: '4' };
    const why = { name: '运营一组', reason: '代理合同已签' };
    const id = await addAgent(services, why, added);
    await changeRights(services, why, id, { isBroker: true, tier: '5' });

    expect((await noted()).slice(before)).toEqual([
      { operator: '运营一组', action: 'addAgent', subject: id, reason: '代理合同已签' },
      { operator: '运营一组', action: 'changeRights tier is_broker', subject: id, reason: '代理合同已签' },
    ]);
    expect(await refusalOf(addAgent(services, { name: '运营一组', reason: ' ' }, added))).toBe('请填写操作原因');
    expect(await refusalOf(addAgent(services, { name: '', reason: '代理合同已签' }, added))).toBe('请填写操作人');
    expect(await refusalOf(changeRights(services, why, unknownUuid, { isBroker: true }))).toBe('没有这个用户');
    expect(await noted()).toHaveLength(before + 2);
  });
});
