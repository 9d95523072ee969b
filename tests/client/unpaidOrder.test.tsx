import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/orders/CancelOrderDialog.tsx';
import '@tuanbao/app/client/routes/entry.tsx';
import '@tuanbao/app/client/routes/order-detail.tsx';
import '@tuanbao/app/client/routes/order-list.tsx';
import { orderDetail } from '@tuanbao/app/contract/orders';
import { orderSummaryToWire } from '@tuanbao/app/contract/orderSummary';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';
import { emptyWorklist } from './support/worklists.ts';

configure({ asyncUtilTimeout: 10_000 }); // The timeout is long enough for a busy machine.

const sold = completeDraft(product);
const unpaid: OrderDetail = {
  ...sold,
  orderSn: 'TB3',
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: '青禾机械制造有限公司',
  status: 'awaitingPayment',
  totalFen: 100,
  heads: 3,
  startDate: '2026-11-21', // In the test, this is tomorrow.
  endDate: '2027-11-20',
  createdAt: '2026-11-10T02:00:00.000Z',
  policySn: null,
  persons: [],
  quote: quote(product, quotableDraftOf(sold, new Map(), null)),
  events: [],
};
const past: OrderDetail = { ...unpaid, startDate: '2026-11-20' };

const server = serverOfTests();
const user = userEvent.setup();

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(`/api/insuranceChoose/${product.id}`, success(product));
});

const serve = (...orders: readonly OrderDetail[]) => {
  const [order = unpaid] = orders;
  server.on('/api/order/orderinfo', ...orders.map((each) => success(orderDetail.response.toWire(each))));
  server.on(`/api/own/orders/${order.orderSn}/state`, success({ orderSn: order.orderSn, status: 55 }));
};
const open = () => renderApp(servicesFor(server.url), '/orderDetail/TB3');
const resubmit = { name: '修改起保日期后重新提交' };

describe('an unpaid order whose first day of cover has come', () => {
  it('offers its content with another first day instead of the payment', async () => {
    serve(past);
    open();
    expect(await screen.findByText('起保日期已到，订单不能再支付')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^支付/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '对公转账' })).toBeNull();
    await user.click(screen.getByRole('button', resubmit));
    await waitFor(() => expect(currentAddress()).toBe(`/writeByHistory/${product.id}/TB3?step=period&askStartDate=1`));
  });

  it('still offers this after it has closed, with the reason', async () => {
    const closing = { from: 'awaitingPayment', to: 'closed', reason: 'startDatePassed' } as const;
    serve({ ...past, status: 'closed', events: [{ ...closing, at: '2026-11-20T00:01:00.000Z', by: 'system' }] });
    open();
    const notice = (await screen.findByText('订单已关闭')).closest<HTMLElement>('[role=status]')!;
    expect(notice).toHaveTextContent('起保日期已到仍未支付，订单已自动关闭。');
    expect(within(notice).getByRole('button', resubmit)).toBeVisible();
    expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
  });

  it('is opened from the list instead of its payment', async () => {
    server.on(
      '/api/orderQueryForPc',
      success({ total: 2, list: [past, { ...unpaid, orderSn: 'TB4' }].map(orderSummaryToWire), statusNum: [] }),
    );
    renderApp(servicesFor(server.url), '/orderList');
    expect(await screen.findByRole('link', { name: '查看详情 TB3' })).toBeVisible();
    expect(screen.getByRole('link', { name: '去支付 TB4' })).toBeVisible();
  });
});

describe('an unpaid order', () => {
  it('is cancelled after a confirmation that names it, with a reason', async () => {
    const cancelled = {
      from: 'awaitingPayment',
      to: 'closed',
      reason: 'cancelled',
      at: '2026-11-20T02:00:00.000Z',
      by: 'agent',
      cancellation: 'contentWrong',
    } as const;
    serve(unpaid, { ...unpaid, status: 'closed', events: [cancelled] });
    server.on('/api/own/orders/TB3/cancel', success({ orderSn: 'TB3', status: 800 }));
    open();
    await user.click(await screen.findByRole('button', { name: '取消订单' }));
    const dialog = await screen.findByRole('alertdialog', { name: '取消该订单？' });
    expect(dialog).toHaveTextContent('青禾机械制造有限公司的订单 TB3');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: '取消原因' }), '投保内容有误');
    await user.click(within(dialog).getByRole('button', { name: '确认取消订单' }));

    expect(await screen.findByText(/订单已由您取消/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '进度' }));
    expect(await screen.findByText('投保内容有误')).toBeVisible();
    expect(server.callsTo('/api/own/orders/TB3/cancel').map(({ body }) => JSON.parse(body) as object)).toEqual([
      { cancelReason: 'contentWrong' },
    ]);
  });

  it('stays if the dialog is cancelled', async () => {
    serve(unpaid);
    open();
    await user.click(await screen.findByRole('button', { name: '取消订单' }));
    await user.click(await screen.findByRole('button', { name: '保留订单' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo('/api/own/orders/TB3/cancel')).toEqual([]);
    expect(screen.getByRole('button', { name: /^支付/ })).toBeVisible();
  });
});

/** Refuses to read and to write, as a device does that forbids storage. */
const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('the work home', () => {
  const work = { ...emptyWorklist, closedUnpaid: 3, closedUnpaidAt: '2026-11-19T16:01:00.000Z' };

  it('shows a notice about automatically closed orders until it is dismissed, and again for other orders', async () => {
    server.on('/api/getEffectiveProductList', success([]));
    server.on('/api/own/worklist', success(work));
    server.on('/api/own/productShelf', success({ pinned: [], recent: [] }));
    server.on('/api/orderQueryForPc', success({ total: 0, list: [], statusNum: [] }));
    window.localStorage.clear();
    renderApp(servicesFor(server.url), '/entry');
    expect(await screen.findByText(/近 7 天有 3 张订单未在起保日期前支付，已自动关闭/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '查看已关闭订单' }));
    await waitFor(() => expect(currentAddress()).toBe('/orderList?status=ended&state=closed'));
    expect(Object.values<unknown>(window.localStorage)).toContain(work.closedUnpaidAt);
  });

  it('opens the closed orders also if the device refuses storage', async () => {
    server.on('/api/getEffectiveProductList', success([]));
    server.on('/api/own/worklist', success(work));
    server.on('/api/own/productShelf', success({ pinned: [], recent: [] }));
    server.on('/api/orderQueryForPc', success({ total: 0, list: [], statusNum: [] }));
    const storage = Object.assign(Object.create(window.localStorage) as Storage, { getItem: refuse, setItem: refuse });
    renderApp(servicesFor(server.url, { storage }), '/entry');
    await user.click(await screen.findByRole('button', { name: '查看已关闭订单' }));
    await waitFor(() => expect(currentAddress()).toBe('/orderList?status=ended&state=closed'));
  });
});
