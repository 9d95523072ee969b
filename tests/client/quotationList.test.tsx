import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/history-quote.tsx';
import { ownQuotationToWire, type QuotationSummary } from '@tuanbao/app/contract/quotationSummary';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const plain: QuotationSummary = {
  id: 'q1',
  quotationSn: 'BJ1',
  productId: '80140',
  productName: '护工雇主责任险',
  insurerName: '示例财产保险',
  groupName: '青禾机械制造有限公司',
  heads: 28,
  totalFen: 1_234_500,
  createdAt: '2026-11-18T02:00:00.000Z',
  validUntil: '2026-11-23',
  isValid: true,
  alternatives: [],
  acceptedAt: '',
  acceptedSchemeId: '',
  isShared: true,
  seenAt: '',
  isOrdered: false,
};
const alternatives = [
  { schemeId: 'a', name: '方案一', heads: 59, totalFen: 442_500 },
  { schemeId: 'b', name: '方案二', heads: 59, totalFen: 1_740_500 },
];
const undecided: QuotationSummary = {
  ...plain,
  id: 'q2',
  quotationSn: 'BJ2',
  groupName: '示例餐饮有限公司',
  alternatives,
};
const accepted: QuotationSummary = {
  ...undecided,
  id: 'q3',
  quotationSn: 'BJ3',
  groupName: '远山精密机械有限公司',
  acceptedAt: '2026-11-20T02:00:00.000Z',
  acceptedSchemeId: 'b',
};

const list = '/api/quoted/getProductList';
const server = serverOfTests();
const user = userEvent.setup();
const asked = () => Object.fromEntries(new URLSearchParams(server.callsTo(list).at(-1)?.query));
const cardOf = async (number: string) =>
  within((await screen.findByText(number)).closest('li') ?? document.createElement('li'));

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/quoted/getAllCompany', success([]));
  const rows = [plain, undecided, accepted].map(({ id, ...facts }) => ({ id, ...ownQuotationToWire(facts) }));
  server.on(list, success({ total: 3, list: rows }));
});
afterEach(() => window.localStorage.clear());

const open = (address = '/history-quote') => renderApp(servicesFor(server.url), address);

it('names the next step with each quotation, its number once, and the premium of each alternative without a sum', async () => {
  open();
  expect((await cardOf('BJ1')).getByText('3 天后失效 · 提醒客户')).toBeVisible();
  expect((await cardOf('BJ1')).getAllByText(/BJ1/)).toHaveLength(1);
  const both = await cardOf('BJ2');
  expect(both.getByText('¥4,425.00')).toBeVisible();
  expect(both.getByText('¥17,405.00')).toBeVisible();
  expect(both.queryByText('¥21,830.00')).not.toBeInTheDocument();
  const chosen = await cardOf('BJ3');
  expect(chosen.getByText('客户已接受 · 以此投保')).toBeVisible();
  expect(chosen.getByText('¥17,405.00')).toBeVisible();
  expect(chosen.queryByText('¥4,425.00')).not.toBeInTheDocument();
});

it('asks for an alternative before it writes an order, unless the customer accepted one', async () => {
  open();
  await user.click((await cardOf('BJ2')).getByRole('button', { name: '以此投保 报价 BJ2' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择方案' }));
  expect(dialog.getByRole('button', { name: '以此投保' })).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: /方案二/ }));
  await user.click(dialog.getByRole('button', { name: '以此投保' }));
  await waitFor(() => expect(currentAddress()).toBe('/insure-quotation/q2?alternative=b'));
});

it('keeps state, sort order, view and page size in the address, and sends them to the server', async () => {
  open('/history-quote?state=accepted&sort=-premium&view=table&size=50');
  const table = await screen.findByRole('table', { name: '历史报价' });
  expect(within(table).getByRole('button', { name: '以此投保 报价 BJ3' })).toBeVisible();
  expect(asked()).toMatchObject({
    quoteStatus: 'accepted',
    sortField: 'premium',
    sortDirection: 'descending',
    pageSize: '50',
  });
  await user.click(within(table).getByRole('button', { name: /有效期至/ }));
  await waitFor(() => expect(currentAddress()).toContain('sort=valid'));
  await user.type(screen.getByRole('searchbox', { name: '搜索报价' }), 'BJ3');
  await waitFor(() => expect(asked()).toMatchObject({ filterStr: 'BJ3', sortField: 'valid' }));
});

it('no longer shows a quotation whose deletion ended after the list was opened again', async () => {
  const { promise: until, resolve: finish } = Promise.withResolvers<void>();
  server.on('/api/quoted/deleteQuotedPrice', { ...success({}), until });
  const rows = [plain].map(({ id, ...facts }) => ({ id, ...ownQuotationToWire(facts) }));
  open('/history-quote?company=HY');
  await user.click((await cardOf('BJ1')).getByRole('button', { name: '删除报价 BJ1' }));
  server.on(list, success({ total: 1, list: rows }));
  await user.click(screen.getByRole('link', { name: '团险产品' }));
  await waitFor(() => expect(server.callsTo('/api/quoted/deleteQuotedPrice')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: '历史报价' }));
  await cardOf('BJ1');

  server.on(list, success({ total: 0, list: [] }));
  finish();
  expect(await screen.findByText('还没有报价')).toBeVisible();
});
