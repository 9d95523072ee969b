import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/entry.tsx';
import '@tuanbao/app/client/routes/order-list.tsx';
import '@tuanbao/app/client/routes/preservation-list.tsx';
import '@tuanbao/app/client/routes/unfinish-list.tsx';
import { beforeEach, describe, expect, it } from 'vitest';

import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const counts = {
  unpaid: 3,
  materialsRejected: 1,
  materialsDue: 0,
  drafts: 12,
  endorsementsToUpload: 2,
  expiringIn60: 9,
  expiringIn30: 4,
  expiringIn7: 1,
  closedUnpaid: 0,
  closedUnpaidAt: '',
  surrendersDecided: 0,
  surrendersDecidedAt: '',
};

const server = serverOfTests();
const user = userEvent.setup();

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/getEffectiveProductList', success([]));
  server.on('/api/own/workload', success(counts));
  server.on('/api/orderQueryForPc', success({ total: 0, list: [], statusNum: [] }));
});

const open = () => renderApp(servicesFor(server.url), '/entry');
/** Matches a name with any white space between its parts, because styles determine that space. */
const spoken = (name: string) => new RegExp(`^${name.replaceAll(' ', '\\s*')}$`);
const home = async () => within(await screen.findByRole('region', { name: '待办' }));

describe('the work home', () => {
  it.each([
    ['待支付订单 3 件', '/orderList?status=toPay&state=awaitingPayment'],
    ['资料被退回 1 件', '/orderList?status=reviewing&state=materialsRejected'],
    ['待补充资料 0 件', '/orderList?status=insured&state=insuredMaterialsDue'],
    ['保全待上传 2 件', '/preservation-list?status=toUpload'],
    ['未完成订单 12 件', '/unfinishList'],
    ['7 天内到期 1 件', '/orderList?expiring=7'],
    ['30 天内到期 4 件', '/orderList?expiring=30'],
    ['60 天内到期 9 件', '/orderList?expiring=60'],
  ])('%s links to %s', async (name, address) => {
    open();
    await user.click(await (await home()).findByRole('link', { name: spoken(name) }));
    expect(currentAddress()).toBe(address);
  });

  it('links to a list with the same filter, which it shows', async () => {
    open();
    await user.click(await (await home()).findByRole('link', { name: spoken('待支付订单 3 件') }));

    expect(await screen.findByRole('combobox', { name: '订单状态' })).toHaveDisplayValue('待支付');
    expect(server.callsTo('/api/orderQueryForPc').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { pageIndex: 1, pageSize: 4, statusList: [55], filterStr: '' },
    ]);
  });

  it('lists policies that end soon by number of days', async () => {
    open();
    await user.click(await (await home()).findByRole('link', { name: spoken('30 天内到期 4 件') }));

    expect(await screen.findByRole('combobox', { name: '到期时间' })).toHaveDisplayValue('30 天内到期');
    expect(JSON.parse(server.callsTo('/api/orderQueryForPc')[0]?.body ?? '{}')).toMatchObject({
      statusList: [],
      expireDays: 30,
    });
  });

  it('keeps its links while the numbers can not be loaded, says so and tries again', async () => {
    server.on('/api/own/workload', refusal('006004', '系统繁忙'), success(counts));
    open();

    expect((await home()).getByRole('link', { name: spoken('待支付订单 数量未知') })).toBeVisible();
    expect(await (await home()).findByText('待办数量加载失败')).toBeVisible();
    await user.click((await home()).getByRole('button', { name: '重试' }));
    expect(await (await home()).findByRole('link', { name: spoken('待支付订单 3 件') })).toBeVisible();
    expect((await home()).queryByText('待办数量加载失败')).toBeNull();
  });

  it('shows decided surrenders until the notice is dismissed', async () => {
    window.localStorage.clear();
    const surrendersDecidedAt = '2026-11-19T02:00:00.000Z';
    server.on('/api/own/workload', success({ ...counts, surrendersDecided: 2, surrendersDecidedAt }));
    open();
    expect(await screen.findByText(/近 7 天有 2 笔退保有了结果/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '查看订单' }));
    expect(currentAddress()).toBe('/orderList');
    expect(Object.values<unknown>(window.localStorage)).toContain(surrendersDecidedAt);
  });
});
