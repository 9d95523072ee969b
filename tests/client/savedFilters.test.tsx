import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { filterIn, mostFilters, SavedFilters } from '@tuanbao/app/client/filters/savedFilters.ts';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/entry.tsx';
import '@tuanbao/app/client/routes/order-list.tsx';
import { employerLiabilityListing } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();
const user = userEvent.setup();

beforeEach(() => {
  window.localStorage.clear();
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/orderQueryForPc', success({ total: 0, list: [], statusNum: [] }));
});

const open = (address: string) => renderApp(servicesFor(server.url), address);
const bar = async () => within(await screen.findByRole('group', { name: '我的筛选' }));

describe('filters of the order list', () => {
  it('stand in the address, the searched words too, and back restores them', async () => {
    open('/orderList?keyword=精密');
    expect(await screen.findByRole('searchbox', { name: '搜索订单' })).toHaveValue('精密');
    await user.selectOptions(screen.getByRole('combobox', { name: '到期时间' }), '30 天内到期');
    expect(new URLSearchParams(currentAddress().split('?')[1])).toEqual(
      new URLSearchParams({ expiring: '30', keyword: '精密' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: '订单状态' }), '承保成功');
    expect(JSON.parse(server.callsTo('/api/orderQueryForPc').at(-1)?.body ?? '{}')).toMatchObject({
      statusList: [200],
      expireDays: 30,
      filterStr: '精密',
    });
  });

  it('begin at the first page, and another tab with all its states', async () => {
    open('/orderList?status=insured&state=insured&page=3');
    await user.click(await screen.findByRole('tab', { name: /^待支付/ }));
    expect(currentAddress()).toBe('/orderList?status=toPay');
  });

  it('are saved under their own names, without the search text, and applied again', async () => {
    open('/orderList?status=toPay&state=awaitingPayment&expiring=7&keyword=某公司');
    await user.click((await bar()).getByRole('button', { name: '保存当前筛选' }));
    await user.click((await bar()).getByRole('button', { name: '应用筛选：待支付 · 7 天内到期' }));

    expect(currentAddress()).toBe('/orderList?status=toPay&state=awaitingPayment&expiring=7');
    expect(JSON.stringify(window.localStorage)).not.toContain('某公司');
  });

  it('exist at the next visit, until they are removed', async () => {
    new SavedFilters(window.localStorage).keep('orders', 'expiring=60');
    open('/orderList');
    await user.click((await bar()).getByRole('button', { name: '移除筛选：60 天内到期' }));

    expect(screen.queryByRole('group', { name: '我的筛选' })).toBeNull();
    expect(new SavedFilters(window.localStorage).read().orders).toEqual([]);
  });
});

describe('the filter of the product list', () => {
  it('the product list is kept as searchProductId, company and productType', async () => {
    const company = employerLiabilityListing.insurer.code;
    server.on('/api/getEffectiveProductList', success([employerLiabilityListing]));
    open(`/entry?company=${company}&productType=employerLiability`);
    await user.type(await screen.findByRole('searchbox'), employerLiabilityListing.id);
    const kept = { searchProductId: employerLiabilityListing.id, company, productType: 'employerLiability' };

    await waitFor(() => expect(new URLSearchParams(currentAddress().split('?')[1])).toEqual(new URLSearchParams(kept)));
    expect(screen.getByText(employerLiabilityListing.name)).toBeVisible();
    await user.click((await bar()).getByRole('button', { name: '保存当前筛选' }));
    expect(new SavedFilters(window.localStorage).read().products).toEqual([new URLSearchParams(kept).toString()]);
  });
});

describe('kept filters', () => {
  it('are each saved once, and the oldest is removed when there are too many', () => {
    const filters = new SavedFilters(window.localStorage);
    for (let place = 0; place <= mostFilters; place++) filters.keep('products', `tag=${place}`);
    filters.keep('products', 'tag=5');
    expect(filters.read().products).toHaveLength(mostFilters);
    expect(filters.read().products?.at(-1)).toBe('tag=5');
  });

  it('of another version, or invalid, are ignored', () => {
    window.localStorage.setItem('tuanbao.filters', '{"orders":["keyword=某公司","state=insured&page=2",7],"x":1}');
    expect(new SavedFilters(window.localStorage).read()).toEqual({ orders: ['state=insured'] });
    window.localStorage.setItem('tuanbao.filters', '{');
    expect(new SavedFilters(window.localStorage).read()).toEqual({});
  });

  it('contain no page number', () => {
    expect(filterIn('orders', new URLSearchParams('page=4'))).toBe('');
  });
});
