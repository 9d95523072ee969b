import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/unfinish-list.tsx';
import { savedDraft } from '@tuanbao/app/contract/savedDrafts';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const row = (at: number, totalPremium: string | null) => ({
  id: `d${at}`,
  version: 1,
  savedAt: '2026-11-20T02:00:00.000Z',
  productId: product.id,
  productName: product.name,
  groupName: `第${at}示例有限公司`,
  heads: at,
  totalPremium,
});
const rows = [row(1, '1234.50'), row(2, null), row(3, '88.00')];

const search = '/api/tmpOrder/queryTmpOrderByCondition';
const remove = '/api/tmpOrder/delTmpOrderInfo';
const save = '/api/tmpOrder/submitTmpOrder';
const server = serverOfTests();
const user = userEvent.setup();
const asked = () => JSON.parse(server.callsTo(search).at(-1)?.body ?? '{}') as Record<string, unknown>;
const open = (query = '?view=table&size=20') => renderApp(servicesFor(server.url), `/unfinishList${query}`);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(search, success({ pageIndex: 1, pageSize: 20, total: 3, list: rows }));
});
afterEach(() => window.localStorage.clear());

describe('the table of unfinished orders', () => {
  it('is chosen beside the cards, remembered, and asks for 20 a page', async () => {
    open('');
    await user.click(await screen.findByRole('radio', { name: '表格' }));

    expect(await screen.findByRole('row', { name: /第1示例有限公司/ })).toHaveTextContent('¥1,234.50');
    expect(screen.getByRole('row', { name: /第2示例有限公司/ })).toHaveTextContent('待补全后试算');
    await waitFor(() => expect(asked()).toMatchObject({ pageIndex: 1, pageSize: 20 }));
    expect(currentAddress()).toContain('view=table');
  });

  it('is sorted by the server, and the order is in the address', async () => {
    open();
    await user.click(await button(/^保费/));

    await waitFor(() => expect(asked()).toMatchObject({ sortField: 'premium' }));
    expect(currentAddress()).toMatch(/sort=-?premium/);
  });

  it('deletes those that are selected, and puts all of them back', async () => {
    for (const at of [1, 3]) {
      const draft = completeDraft(product);
      const kept = { id: `d${at}`, version: 1, savedAt: '2026-11-20T02:00:00.000Z', draft };
      server.on(`/api/tmpOrder/getTmpOrderInfo/d${at}`, success(savedDraft.response.toWire(kept)));
    }
    server.on(remove, success(null));
    server.on(save, success({ id: 'new', version: 1, savedAt: '2026-11-20T02:00:00.000Z' }));
    open();
    await user.click(await screen.findByRole('checkbox', { name: /第1示例有限公司/ }));
    await user.click(screen.getByRole('checkbox', { name: /第3示例有限公司/ }));
    await user.click(await button('删除所选 2 份'));

    expect(await screen.findByText('已删除 2 份草稿')).toBeVisible();
    expect(server.callsTo(remove).map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ id: 'd1' }, { id: 'd3' }]);
    await user.click(await button('撤销'));
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).toBeNull());
    expect(server.callsTo(save)).toHaveLength(2);
    // The list is loaded three times: at first, after the deletion, and after the undo.
    await waitFor(() => expect(server.callsTo(search).length).toBeGreaterThanOrEqual(3));
  });

  it('puts back what was deleted before the server refused one', async () => {
    const kept = { id: 'd1', version: 1, savedAt: '2026-11-20T02:00:00.000Z', draft: completeDraft(product) };
    server.on('/api/tmpOrder/getTmpOrderInfo/d1', success(savedDraft.response.toWire(kept)));
    server.on('/api/tmpOrder/getTmpOrderInfo/d2', refusal('900404', '记录不存在'));
    server.on(remove, success(null));
    open();
    await user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
    await user.click(await button('删除所选 3 份'));

    expect(await screen.findByText('已删除 第1示例有限公司')).toBeVisible();
    await waitFor(() => expect(server.callsTo(search).length).toBeGreaterThanOrEqual(2));
    expect(server.callsTo(remove)).toHaveLength(1);
  });
});
