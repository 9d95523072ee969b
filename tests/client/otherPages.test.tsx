import { screen, waitFor } from '@testing-library/react';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/order-list.tsx';
import { orderSummaryToWire } from '@tuanbao/app/contract/orderSummary';
import { cancelOrder } from '@tuanbao/app/contract/ownCalls';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const unpaid: OrderSummary = {
  orderSn: 'TB2',
  productId: '80140',
  productName: '护工雇主责任险',
  insurerName: '示例财产保险',
  groupName: '示例餐饮有限公司',
  status: 'awaitingPayment',
  totalFen: 1_234_500,
  heads: 12,
  startDate: '2026-11-25',
  endDate: '2027-11-24',
  createdAt: '2026-11-20T02:00:00.000Z',
  policySn: null,
};
const list = '/api/orderQueryForPc';
const server = serverOfTests();
const notSignedIn = refusal('001011', '尚未登录或登录已过期，请登录');
const pageOf = (...orders: readonly OrderSummary[]) =>
  success({ total: orders.length, list: orders.map(orderSummaryToWire), statusNum: [] });
const company = () => screen.findByText('示例餐饮有限公司');
const isGone = () => waitFor(() => expect(screen.queryByText('示例餐饮有限公司')).toBeNull());

/** The channels between the pages of one test. Each page opens a separate `BroadcastChannel` with the same name. */
const channels: BroadcastChannel[] = [];
const newChannel = () => {
  const channel = new BroadcastChannel(`tests ${expect.getState().currentTestName}`);
  channels.push(channel);
  return channel;
};
const newPage = () => servicesFor(server.url, { pageChannel: newChannel() });

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(list, pageOf(unpaid), pageOf());
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

describe('a change in one page, in the other pages of the app', () => {
  it('is shown without a reload', async () => {
    renderApp(newPage(), '/orderList');
    expect(await company()).toBeVisible();
    server.on('/api/own/orders/TB2/cancel', success({}));
    await newPage().send(cancelOrder, { orderSn: 'TB2' });

    await isGone();
    expect(server.callsTo(list)).toHaveLength(2);
  });

  it('causes one request, also for repeated changes', async () => {
    renderApp(newPage(), '/orderList');
    await company();
    server.on('/api/own/orders/TB2/cancel', success({}));
    const other = newPage();
    for (let count = 0; count < 5; count += 1) await other.send(cancelOrder, { orderSn: 'TB2' });

    await isGone();
    expect(server.callsTo(list)).toHaveLength(2);
  });

  it('waits until a hidden page is visible', async () => {
    renderApp(newPage(), '/orderList');
    await company();
    const visibility = { current: 'hidden' };
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility.current });
    server.on('/api/own/orders/TB2/cancel', success({}));
    const third = newChannel();
    const told = new Promise((resolve) => third.addEventListener('message', resolve));
    await newPage().send(cancelOrder, { orderSn: 'TB2' });
    await told;
    expect(server.callsTo(list)).toHaveLength(1);

    visibility.current = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await isGone();
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('is not requested again after calls that only read', async () => {
    const third = newChannel();
    const news: unknown[] = [];
    third.addEventListener('message', ({ data }) => news.push(data));
    const page = newPage();
    await page.session.fetchUser();
    server.on('/api/own/orders/TB2/cancel', success({}));
    await page.send(cancelOrder, { orderSn: 'TB2' });

    await waitFor(() => expect(news).toEqual(['records']));
  });
});

describe('a sign-out in another page', () => {
  it('removes the data of the agent here too, and opens the login', async () => {
    server.on('/api/user/getUserInfo', success(agent), success(agent), notSignedIn);
    server.on('/oauth/logout', success({}));
    server.on(list, pageOf(unpaid), notSignedIn);
    const other = newPage();
    await other.session.fetchUser();
    renderApp(newPage(), '/orderList');
    await company();
    const signedOut = other.session.signOut();

    await waitFor(() => expect(screen.getByRole('dialog', { name: '登录' })).toBeVisible());
    await signedOut;
    expect(screen.queryByText('示例餐饮有限公司')).toBeNull();
    expect(screen.queryByText('林晓舟')).toBeNull();
  });
});

describe('a sign-in in another page', () => {
  it('of the same agent closes the login here, and the waiting call continues', async () => {
    server.on('/api/user/getUserInfo', success(agent));
    server.on(list, notSignedIn, pageOf(unpaid));
    server.on('/oauth/login', success(agent));
    renderApp(newPage(), '/orderList');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '登录' })).toBeVisible());
    const signedIn = newPage().session.signIn({ mobile: '13800138000', code: '000000' });

    expect(await company()).toBeVisible();
    await signedIn;
    expect(screen.queryByRole('dialog', { name: '登录' })).toBeNull();
  });

  it('of another agent discards what this page shows of the first one', async () => {
    const second = { ...agent, userId: 'u2', userName: '周若溪' };
    server.on('/api/user/getUserInfo', success(agent), success(second));
    server.on(list, pageOf(unpaid), pageOf({ ...unpaid, groupName: '远山精密机械有限公司' }));
    server.on('/oauth/login', success(second));
    renderApp(newPage(), '/orderList');
    await company();
    const signedIn = newPage().session.signIn({ mobile: '13900139000', code: '000000' });

    expect(await screen.findByText('周若溪')).toBeVisible();
    await signedIn;
    expect(await screen.findByText('远山精密机械有限公司')).toBeVisible();
    expect(screen.queryByText('示例餐饮有限公司')).toBeNull();
  });
});
