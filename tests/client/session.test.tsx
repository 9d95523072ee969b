import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AppServices } from '@tuanbao/app/client/createServices.ts';
import { resultCodes } from '@tuanbao/app/contract/envelope';
import { deleteDraft } from '@tuanbao/app/contract/savedDrafts';
import { beforeEach, describe, expect, it } from 'vitest';

import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { notSignedIn, refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();
let services: AppServices;

beforeEach(() => {
  server.on('/oauth/captcha', success({}));
  server.on('/oauth/login', success(agent));
  server.on('/api/orderQueryForPc', success({ total: 0, list: [], statusNum: [] }));
  server.on('/api/getEffectiveProductList', success([]));
  services = servicesFor(server.url);
});

const path = '/api/tmpOrder/delTmpOrderInfo';

function sendDelete(): Promise<unknown> {
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    sent = services.send(deleteDraft, { id: 'd1' });
  });
  return sent;
}

async function signIn() {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /^手机号/ }), '13800138000');
  await user.type(screen.getByRole('textbox', { name: /^短信验证码/ }), '123456');
  await user.keyboard('{Enter}');
}

describe('the guard', () => {
  it('asks once who is there and lets a signed-in agent through', async () => {
    server.on('/api/user/getUserInfo', success(agent));
    renderApp(services, '/');
    expect(await screen.findByRole('heading', { name: '团险产品' })).toBeVisible();
    expect(currentAddress()).toBe('/entry');
    await screen.findByRole('button', { name: '退出登录' });
    expect(screen.queryByRole('dialog', { name: '登录' })).toBeNull();
    expect(server.callsTo('/api/user/getUserInfo')).toHaveLength(1);
  });

  it('remembers the page, opens the login over it and goes on there after sign-in', async () => {
    server.on('/api/user/getUserInfo', notSignedIn);
    server.on('/api/orderQueryForPc', notSignedIn, success({ total: 0, list: [], statusNum: [] }));
    renderApp(services, '/orderList?status=toPay');
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeVisible();
    await waitFor(() => expect(server.callsTo('/api/orderQueryForPc')).toHaveLength(1));
    await signIn();
    expect(await screen.findByText('登录成功')).toBeVisible();
    expect(await screen.findByText('没有符合条件的订单')).toBeVisible();
    expect(currentAddress()).toBe('/orderList?status=toPay');
    expect(server.callsTo('/api/user/getUserInfo')).toHaveLength(1);
  });

  it('asks a visitor to sign in, instead of a page that loads for ever', async () => {
    server.on('/api/user/getUserInfo', notSignedIn);
    server.on('/api/orderQueryForPc', notSignedIn, success({ total: 0, list: [], statusNum: [] }));
    renderApp(services, '/orderList');
    expect(await screen.findByText('请先登录')).toBeVisible();
    expect(screen.getByText('订单列表', { selector: 'h1' })).not.toBeVisible();
    await signIn();
    expect(await screen.findByRole('heading', { name: '订单列表' })).toBeVisible();
    expect(screen.queryByText('请先登录')).toBeNull();
  });

  it('leaves public pages and arrivals from the mobile app alone', async () => {
    server.on('/api/user/getUserInfo', notSignedIn);
    renderApp(services, '/information');
    await waitFor(() => expect(services.session.read().status).toBe('signedOut'));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    services = servicesFor(server.url);
    renderApp(services, '/nowhere?uuid=x&source=app');
    expect(await screen.findByText('404')).toBeVisible();
    expect(server.callsTo('/api/user/getUserInfo')).toHaveLength(1);
  });
});

it('shows the mobile number of the last sign-in in the login that opens when the session expires, and stores it nowhere', async () => {
  server.on('/api/user/getUserInfo', notSignedIn);
  renderApp(services, '/orderList');
  await signIn();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录' })).toBeNull());

  server.on(path, notSignedIn, success({}));
  const sent = sendDelete();
  expect(await screen.findByRole('textbox', { name: /^手机号/ })).toHaveValue('13800138000');
  const stored = [window.localStorage, window.sessionStorage].flatMap((storage) => Object.values<unknown>(storage));
  expect(JSON.stringify(stored)).not.toContain('13800138000');
  await userEvent.type(screen.getByRole('textbox', { name: /^短信验证码/ }), '123456{Enter}');
  await sent;

  server.on('/oauth/logout', success({}));
  await act(() => services.session.signOut());
  act(() => void services.session.askForSignIn());
  // The login dialog doesn't show the mobile number of the user who has signed out.
  expect(await screen.findByRole('textbox', { name: /^手机号/ })).toHaveValue('');
}, 60_000);

describe('an arrival from the mobile app', () => {
  it('signs in with the ticket, once, and leaves no proof in the address', async () => {
    // If the app requested the user before it signs in with the ticket, it would get this response and open the login
    // dialog.
    server.on('/api/user/getUserInfo', notSignedIn);
    server.on('/api/group/autoLogin', success(agent));
    renderApp(services, '/orderList?status=toPay&uuid=u1&source=app&ticket=t1');
    expect(await screen.findByText('林晓舟')).toBeVisible();
    expect(currentAddress()).toBe('/orderList?status=toPay');
    const calls = server.callsTo('/api/group/autoLogin');
    expect(calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { uuid: 'u1', source: 'app', ticket: 't1' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the login if the ticket is invalid', async () => {
    server.on('/api/user/getUserInfo', notSignedIn);
    server.on('/api/group/autoLogin', refusal('006004', '登录链接已失效'));
    renderApp(services, '/entry?uuid=u1&source=app&ticket=old');
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeVisible();
    expect(currentAddress()).toBe('/entry');
  });
});

const partnerEntries = () =>
  server.callsTo('/oauth/channelLogin').map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

describe("a partner's own host", () => {
  const partnerUser = { ...agent, userName: '方可为', agencyName: '启明保险代理（示例）' };

  beforeEach(() => {
    services = servicesFor(server.url, { isPartnerHost: true });
    server.on('/api/user/getUserInfo', notSignedIn);
    server.on('/oauth/channelLogin', success(partnerUser));
    renderApp(services, '/nowhere');
  });

  it('signs in by password and shows the agency in the place of brand and copyright', async () => {
    const user = userEvent.setup();
    await screen.findByRole('dialog', { name: '登录团险业务系统' });
    await user.click(screen.getByRole('radio', { name: '密码登录' }));
    await user.type(screen.getByRole('textbox', { name: /用户名/ }), 'demo');
    await user.type(screen.getByLabelText(/^密码/, { selector: 'input[name=password]' }), 'tuanbao-demo{Enter}');
    expect(await screen.findByRole('link', { name: '启明保险代理（示例）' })).toBeVisible();
    expect(partnerEntries()).toEqual([{ loginType: '1', userName: 'demo', password: 'tuanbao-demo' }]);
    expect(screen.queryByText(/©/)).toBeNull();
  });

  it('signs in by SMS code, requested as a user of the partner', async () => {
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: /^手机号/ }), '13700137000');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await user.type(screen.getByRole('textbox', { name: /^短信验证码/ }), '123456{Enter}');
    expect(await screen.findByRole('link', { name: '启明保险代理（示例）' })).toBeVisible();
    expect(server.callsTo('/oauth/captcha').map(({ query }) => query)).toEqual(['?mobile=13700137000&type=2']);
    expect(partnerEntries()).toEqual([{ loginType: '2', mobile: '13700137000', validateCode: '123456' }]);
  });
});

describe('a session that ends in the middle of work', () => {
  beforeEach(async () => {
    server.on('/api/user/getUserInfo', success(agent));
    renderApp(services, '/nowhere');
    await screen.findByText('林晓舟');
  });

  it('opens the login over the work and sends the very same call again after sign-in', async () => {
    server.on(path, notSignedIn, success({}));
    const call = sendDelete();
    await signIn();
    await expect(call).resolves.toEqual({});
    expect(server.callsTo(path).map(({ body }) => body)).toEqual(['{"id":"d1"}', '{"id":"d1"}']);
  });

  it('sends the call again if the refusal is older than the sign-in, and opens no second login', async () => {
    const late = Promise.withResolvers<void>();
    server.on(path, { ...notSignedIn, until: late.promise }, success({}));
    const call = sendDelete();
    await waitFor(() => expect(server.callsTo(path)).toHaveLength(1));
    act(() => void services.session.askForSignIn());
    await signIn();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录' })).toBeNull());
    late.resolve();
    await expect(call).resolves.toEqual({});
    expect(screen.queryByRole('dialog', { name: '登录' })).toBeNull();
    expect(screen.getByText('林晓舟')).toBeVisible();
  });

  it('tells a wrong code, keeps what was typed and waits', async () => {
    server.on(path, notSignedIn, success({}));
    server.on('/oauth/login', refusal('006004', '验证码错误'), success(agent));
    const call = sendDelete();
    await signIn();
    expect(await screen.findByText('验证码错误')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^手机号/ })).toHaveValue('13800138000');
    await userEvent.setup().click(screen.getByRole('button', { name: '登录' }));
    await expect(call).resolves.toEqual({});
  });

  it('fails the call if the login is closed', async () => {
    server.on(path, notSignedIn);
    const failure = sendDelete().catch((error: unknown) => error);
    await screen.findByRole('dialog', { name: '登录' });
    await userEvent.setup().keyboard('{Escape}');
    expect(await failure).toMatchObject({ kind: 'notSignedIn' });
    expect(server.callsTo(path)).toHaveLength(1);
  });

  it("never sends one agent's call in another's session", async () => {
    server.on(path, notSignedIn, success({}));
    server.on('/oauth/login', success({ ...agent, userId: 'u2', userName: '周若溪' }));
    const failure = sendDelete().catch((error: unknown) => error);
    await signIn();
    expect(await failure).toMatchObject({ kind: 'notSignedIn' });
    expect(await screen.findByText('周若溪')).toBeVisible();
    expect(server.callsTo(path)).toHaveLength(1);
  });
});

const known = async () => {
  server.on('/api/user/getUserInfo', success(agent), refusal('900500', '系统繁忙', null, 503));
  renderApp(services, '/nowhere');
  await screen.findByText('林晓舟');
};

describe('a failure of a call of the session', () => {
  it.each([
    ['asking who is there', () => services.session.fetchUser()],
    ['signing in', () => services.session.signIn({ mobile: '13800138000', code: '000000' })],
    ['signing out', () => services.session.signOut()],
  ])('clears the user: %s', async (_, call) => {
    await known();
    server.on('/oauth/login', refusal('006004', '验证码错误'));
    server.on('/oauth/logout', refusal('900500', '系统繁忙', null, 503));
    await act(async () => {
      await call().catch(() => undefined);
    });
    expect(services.session.read()).toMatchObject({ status: 'signedOut', user: null, isLoginOpen: false });
    expect(screen.queryByText('林晓舟')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('loads the user again when the network is back', async () => {
    server.on('/api/user/getUserInfo', refusal('900500', '系统繁忙', null, 503), success(agent));
    renderApp(services, '/nowhere');
    expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('林晓舟')).toBeVisible();
  });
});

describe('signing out', () => {
  it.each([
    ['', '退出成功'],
    ['您已安全退出', '您已安全退出'],
  ])('forgets the agent and asks the next one to sign in; the server says %j', async (info, said) => {
    server.on('/api/user/getUserInfo', success(agent), notSignedIn);
    server.on('/oauth/logout', { body: { resCode: resultCodes.success, code: 200, info, data: {} } });
    renderApp(services, '/orderList');
    await userEvent.setup().click(await screen.findByRole('button', { name: '退出登录' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(currentAddress()).toBe('/orderList');
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeVisible();
    expect(screen.queryByText('林晓舟')).toBeNull();
  });
});
