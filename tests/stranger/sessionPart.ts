import { acceptedData, refusedWith } from './envelope.ts';
import { expectFields, expectThat, firstOf, listOf, objectOf, textOf } from './fields.ts';
import type { Port } from './port.ts';
import type { Stage } from './stage.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** Mobile number of a demo agent. The sandbox's start page shows it. */
const agentMobile = '13800138000';
/** The demo user of the sandbox's partner system. */
const partner = { userName: 'demo', password: 'tuanbao-demo', mobile: '13700137000' };

/**
 * Returns the code that was sent to a mobile number. The code comes from the sandbox's inbox, which isn't a part of the
 * specification.
 */
async function codeSentTo(port: Port, mobile: string): Promise<string> {
  await port.settle();
  const inbox = await port.send(`${port.origin}/sandbox/sms.json?mobile=${mobile}`, { method: 'GET' });
  return textOf('the newest message', firstOf('the inbox', await inbox.json()), 'code');
}

/**
 * Requests a code and signs in with it: with type 1 by `/oauth/login`, with type 2 by `/oauth/channelLogin`. With type
 * 1, first checks that a wrong code is refused.
 */
async function signIn({ port, book }: Stage, visitor: Visitor, type: '1' | '2', mobile: string): Promise<void> {
  await book.check('GET /oauth/captcha', () => visitor.get('/oauth/captcha', { mobile, type }));
  const validateCode = await codeSentTo(port, mobile);
  if (type === '1') {
    await book.check('login failure', async () => {
      const refused = await visitor.tryForm('/oauth/login', { mobile, validateCode: '000000' });
      expectThat(refused.resCode !== '000001' && refused.code !== 200, 'a wrong code signs in');
      expectThat(refused.info !== '', 'a refused login has no words in info');
    });
    await book.check('POST /oauth/login', async () =>
      acceptedData('POST /oauth/login', await visitor.tryForm('/oauth/login', { mobile, validateCode })),
    );
    return;
  }
  await book.check('POST /oauth/channelLogin', async () =>
    acceptedData('loginType 2', await visitor.tryForm('/oauth/channelLogin', { loginType: '2', mobile, validateCode })),
  );
}

/** Fields of the signed-in user (specification 000 §3). */
const userFields = {
  loginStatus: 'any',
  userId: 'code',
  id: 'code',
  userName: 'text',
  name: 'text',
  userLogo: 'text',
  logoImg: 'text',
  userUuid: 'text',
  uuid: 'text',
  isProPriceShow: 'flag',
  showLogin: 'flag',
  goPageAfterLogin: 'text',
  userTier: 'code',
  agencyName: 'text',
  isTXSystem: 'flag',
  appId: 'text',
  openId: 'text',
  wYBroker: 'flag',
  quasiA: 'flag',
  settingPlan: 'text',
} as const;

async function userInfo({ book, agent }: Stage): Promise<string> {
  const user = await book.check('POST /api/user/getUserInfo', async () =>
    objectOf('the user', await agent.post('/api/user/getUserInfo')),
  );
  await book.check('user session fields', async () => expectFields('the user', user, userFields));
  await book.check('settingPlan is B', async () => {
    const { settingPlan } = expectFields('the user', user, { settingPlan: 'text' });
    expectThat(settingPlan === 'B', `settingPlan is ${JSON.stringify(settingPlan)}`);
  });
  await book.check('derived flags of the user', async () => {
    const flags = { quasiA: 'flag', isNoAgentOrC: 'flag', isUserA: 'flag', isDistributionUser: 'flag' } as const;
    const { userTier, isUserA, isDistributionUser } = expectFields('the user', user, { ...flags, isTXSystem: 'flag' });
    expectThat(
      isUserA === ['4', '5'].includes(String(userTier)),
      `a user of tier ${String(userTier)} has isUserA wrong`,
    );
    expectThat(isDistributionUser === (user?.['appId'] !== ''), 'isDistributionUser does not follow appId');
  });
  return typeof user?.['userUuid'] === 'string' ? user['userUuid'] : '';
}

/** Checks the calls about the user (specification 001 §7). */
async function userCalls({ book, agent }: Stage, uuid: string): Promise<void> {
  const get = (path: string, query: Readonly<Record<string, string>> = {}) =>
    book.check(`GET ${path}`, async () => objectOf(path, await agent.get(path, query)));
  await book.check('POST /api/user/checkIfUserHasPolicyBonus', () => agent.post('/api/user/checkIfUserHasPolicyBonus'));
  await get('/api/user/getSalesUserByUuid', { uuid });
  await get('/api/user/isppshow', { u: uuid });
  await get('/api/main/getPushMoneySwitchStatus');
  await get('/api/main/checkUserQualification');
  await get('/api/getUserSalesQualification');
  await get('/api/insureGroupUserRealNameLimit', { productId: '80202' });
}

async function partnerSignIn(stage: Stage): Promise<void> {
  const { book, port } = stage;
  const { userName, password, mobile } = partner;
  const visitor = newVisitor(port, port.partnerOrigin);
  await book.check('login failure', async () => {
    const refused = await visitor.tryForm('/oauth/channelLogin', { loginType: '1', userName, password: 'wrong' });
    expectThat(refused.resCode !== '000001' && refused.code !== 200, 'a wrong password signs in');
    expectThat(refused.info !== '', 'a refused login has no words in info');
  });
  await book.check('POST /oauth/channelLogin', async () =>
    acceptedData('loginType 1', await visitor.tryForm('/oauth/channelLogin', { loginType: '1', userName, password })),
  );
  await book.check('agency name of a partner user', async () => {
    textOf('the partner user', await visitor.post('/api/user/getUserInfo'), 'agencyName');
  });
  visitor.forget();
  await signIn(stage, visitor, '2', mobile);
}

/**
 * Checks the sign-in on arrival with uuid and source=app. The ticket that proves the user is an addition of ours,
 * because the specification names no proof.
 */
async function autoLogin({ book, port, agent }: Stage): Promise<void> {
  await book.check('POST /api/group/autoLogin', async () => {
    const own = await agent.post('/api/own/tickets');
    const fields = { uuid: textOf('the ticket', own, 'uuid'), source: 'app', ticket: textOf('it', own, 'ticket') };
    const arrived = newVisitor(port);
    acceptedData('POST /api/group/autoLogin', await arrived.tryForm('/api/group/autoLogin', fields));
    await arrived.post('/api/user/getUserInfo');
  });
}

/** Checks signing in and the session. Afterwards an agent is signed in. */
export async function sessionPart(stage: Stage): Promise<void> {
  const { book, agent } = stage;
  await book.check('001011 without a session', async () => {
    refusedWith('getUserInfo', await agent.tryPost('/api/user/getUserInfo'), '001011');
    refusedWith('orderinfo', await agent.tryGet('/api/order/orderinfo', { orderSn: 'x' }), '001011');
    refusedWith('getAllCompany', await agent.tryGet('/api/main/getAllCompany'), '001011');
  });
  await signIn(stage, agent, '1', agentMobile);
  await userCalls(stage, await userInfo(stage));
  await partnerSignIn(stage);
  await autoLogin(stage);
  await book.check('GET /api/getInformationRevealList', async () => {
    listOf('what is disclosed', await agent.get('/api/getInformationRevealList'));
  });
}

/** Checks that signing out ends the session. */
export async function signOutPart({ book, agent }: Stage): Promise<void> {
  await book.check('GET /oauth/logout', async () => {
    await agent.get('/oauth/logout');
    refusedWith('getUserInfo', await agent.tryPost('/api/user/getUserInfo'), '001011');
  });
}
