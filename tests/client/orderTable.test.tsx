import { fireEvent, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/order-list.tsx';
import { orderSummaryToWire } from '@tuanbao/app/contract/orderSummary';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { agent, currentAddress, goInHistory, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const insured: OrderSummary = {
  orderSn: 'TB1',
  productId: '80140',
  productName: '护工雇主责任险',
  insurerName: '示例财产保险',
  groupName: '青禾机械制造有限公司',
  status: 'insured',
  totalFen: 1_234_500,
  heads: 1200,
  startDate: '2025-12-01',
  endDate: '2026-11-30',
  createdAt: '2025-11-20T02:00:00.000Z',
  policySn: 'P1',
};
const unpaid: OrderSummary = {
  ...insured,
  orderSn: 'TB2',
  groupName: '示例餐饮有限公司',
  status: 'awaitingPayment',
  policySn: null,
  startDate: '2026-11-25',
  endDate: '2027-11-24',
};

const list = '/api/orderQueryForPc';
const server = serverOfTests();
const user = userEvent.setup();
const bodies = () => server.callsTo(list).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const asked = () => bodies().at(-1);

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(list, success({ total: 45, list: [insured, unpaid].map(orderSummaryToWire), statusNum: [] }));
});
afterEach(() => window.localStorage.clear());

const open = (address = '/orderList') => renderApp(servicesFor(server.url), address);

async function openTable(address?: string) {
  open(address);
  await user.click(await screen.findByRole('radio', { name: '表格' }));
  return screen.findByRole('table', { name: '订单列表' });
}

describe('the orders as a table', () => {
  it('stay a table, with as many rows and the same columns, when the page is opened again', async () => {
    await openTable();
    await user.click(screen.getByRole('button', { name: '显示项' }));
    await user.click(await screen.findByRole('checkbox', { name: '投保人数' }));
    await user.keyboard('{Escape}');
    cleanup();
    open();

    const table = await screen.findByRole('table', { name: '订单列表' });
    expect(within(table).queryByRole('columnheader', { name: '投保人数' })).toBeNull();
    expect(within(table).getByRole('columnheader', { name: /总保费/ })).toBeVisible();
    expect(bodies().at(-1)).toMatchObject({ pageIndex: 1, pageSize: 20 });
  });

  it('show the next step of each order with its deadline', async () => {
    const table = await openTable();

    expect(within(within(table).getByRole('row', { name: /青禾/ })).getByText('10 天后到期 · 续保')).toBeVisible();
    expect(within(within(table).getByRole('row', { name: /餐饮/ })).getByText('4 天内支付')).toBeVisible();
    expect(within(table).getByRole('button', { name: '续保 青禾机械制造有限公司' })).toBeVisible();
    expect(within(table).getByRole('button', { name: '去支付 TB2' })).toBeVisible();
  });

  it('are sorted by the server, with the sort order in the address', async () => {
    const table = await openTable();
    await user.click(within(table).getByRole('button', { name: '终保日期' }));

    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ sortField: 'end', sortDirection: 'ascending' }));
    expect(within(table).getByRole('columnheader', { name: '终保日期' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('open an order by keyboard', async () => {
    const table = await openTable();
    within(table).getByRole('row', { name: /青禾/ }).focus();
    await user.keyboard('{ArrowDown}x');

    expect(within(table).getByRole('checkbox', { name: /选择 示例餐饮有限公司/ })).toBeChecked();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: '搜索订单' })).toHaveFocus();
  });

  it('mail the e-policies of the selected orders that have one', async () => {
    const table = await openTable();
    await user.click(within(table).getByRole('checkbox', { name: '全选本页' }));

    expect(screen.getByText('已选 2 条')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '发送 1 份电子保单' }));
    const dialog = await screen.findByRole('dialog', { name: '发送电子保单' });
    expect(dialog).toBeVisible();
    const isLeftAlone = fireEvent.keyDown(within(dialog).getByRole('button', { name: '关闭' }), { key: '/' });
    expect(isLeftAlone).toBe(true);
  });
});

describe('the filters of the orders', () => {
  it('filter by days in the address', async () => {
    open('/orderList?startsFrom=2026-11-01&startsUntil=2026-11-30&sort=-premium');

    await waitFor(() =>
      expect(bodies().at(-1)).toMatchObject({
        startDateFrom: '2026-11-01',
        startDateTo: '2026-11-30',
        sortField: 'premium',
        sortDirection: 'descending',
      }),
    );
    expect(await screen.findByRole('button', { name: '更多筛选（1）' })).toBeVisible();
  });

  it('ignore invalid values in the address', async () => {
    open('/orderList?startsFrom=2026-02-30&sort=nonsense&page=x');
    await screen.findByText('青禾机械制造有限公司');

    expect(bodies().at(-1)).toMatchObject({ pageIndex: 1 });
    expect(bodies().at(-1)).not.toHaveProperty('sortField');
    expect(bodies().at(-1)).not.toHaveProperty('startDateFrom');
  });

  it('find an insured person without writing the name into the address', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: '更多筛选' }));
    await user.type(await screen.findByRole('textbox', { name: '被保险人/雇员' }), '欧阳示例{Enter}');
    await user.tab();

    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ insuredStr: '欧阳示例' }));
    expect(decodeURIComponent(currentAddress())).not.toContain('欧阳');
  });
});

describe('the address of the orders', () => {
  it('contains view, rows on a page, sorting and page, and shows the same in another browser', async () => {
    const table = await openTable();
    await user.click(within(table).getByRole('button', { name: '终保日期' }));
    await user.click(await screen.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(currentAddress()).toBe('/orderList?sort=end&page=3&view=table&size=20'));
    cleanup();
    window.localStorage.clear();
    open('/orderList?sort=end&page=3&view=table&size=20');

    expect(await screen.findByRole('table', { name: '订单列表' })).toBeVisible();
    expect(asked()).toMatchObject({ pageIndex: 3, pageSize: 20, sortField: 'end', sortDirection: 'ascending' });
  });

  it('of another view or number of rows begins at the first page; back and forward restore them', async () => {
    open('/orderList?sort=end&page=2&view=table&size=20');
    await user.selectOptions(await screen.findByRole('combobox', { name: '每页条数' }), '50 条/页');
    await waitFor(() => expect(asked()).toMatchObject({ pageIndex: 1, pageSize: 50, sortField: 'end' }));
    await user.click(screen.getByRole('radio', { name: '卡片' }));
    expect(currentAddress()).toBe('/orderList?sort=end&view=cards');

    goInHistory(-1);
    expect(await screen.findByRole('combobox', { name: '每页条数' })).toHaveValue('50');
    goInHistory(-1);
    await waitFor(() => expect(screen.getByRole('combobox', { name: '每页条数' })).toHaveValue('20'));
    expect(screen.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    goInHistory(1);
    await waitFor(() => expect(currentAddress()).toBe('/orderList?sort=end&view=table&size=50'));
  });

  it('is completed with the last view, so that it can be shared', async () => {
    await openTable();
    cleanup();
    open('/orderList?status=toPay');

    await waitFor(() => expect(currentAddress()).toBe('/orderList?status=toPay&view=table&size=20'));
  });

  it('of cards shows cards to a user who prefers tables', async () => {
    await openTable();
    cleanup();
    open('/orderList?page=2&view=cards');

    expect(await screen.findByRole('radio', { name: '卡片' })).toBeChecked();
    await waitFor(() => expect(asked()).toMatchObject({ pageIndex: 2, pageSize: 4 }));
  });

  it('accepts a typed page number, and uses the last page if the number is too large', async () => {
    open('/orderList');
    await user.type(await screen.findByRole('textbox', { name: '跳至页码' }), '9{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/orderList?page=9&view=cards'));
    cleanup();
    open('/orderList?status=toPay&page=99&view=cards');

    await waitFor(() => expect(currentAddress()).toBe('/orderList?status=toPay&page=12&view=cards'));
  });

  it('keeps its columns and its page when a column is hidden', async () => {
    open('/orderList?page=2&view=table&size=20');
    await user.click(await screen.findByRole('button', { name: '显示项' }));
    await user.click(await screen.findByRole('checkbox', { name: '投保人数' }));

    expect(currentAddress()).toBe('/orderList?page=2&view=table&size=20');
  });

  it('keeps its view when a saved filter is applied', async () => {
    open('/orderList?status=toPay&view=table&size=50');
    await user.click(await screen.findByRole('button', { name: '保存当前筛选' }));
    await user.click(screen.getByRole('tab', { name: /^全部/ }));
    await user.click(screen.getByRole('button', { name: '应用筛选：待支付' }));

    expect(currentAddress()).toBe('/orderList?status=toPay&view=table&size=50');
  });
});
