import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/preservation-list.tsx';
import { conservationPolicyList, conservationStatusNum } from '@tuanbao/app/contract/endorsementLists';
import type { EndorsementSummary } from '@tuanbao/app/contract/endorsementRecords';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { agent, currentAddress, goInHistory, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const endorsement = (at: number, change: Partial<EndorsementSummary> = {}): EndorsementSummary => ({
  uuid: `e${at}`,
  sn: `BQ${at}`,
  policyUuid: 'p1',
  policySn: `P${at}`,
  orderSn: `TB${at}`,
  productId: '80140',
  productName: '护工雇主责任险',
  insurerName: '示例财产保险',
  groupName: `第${at}示例有限公司`,
  state: 'awaitingPayment',
  kinds: ['add'],
  effectiveDate: '2026-11-25',
  isUpcoming: false,
  netFen: 12_345,
  paidFen: 0,
  headsBefore: 3,
  headsAfter: 4,
  createdAt: '2026-11-19T02:00:00.000Z',
  submittedAt: '2026-11-19T03:00:00.000Z',
  note: '',
  certificateSn: '',
  ...change,
});
const rows = [
  endorsement(1),
  endorsement(2, { state: 'temporary', submittedAt: '' }),
  endorsement(3, { state: 'inquiryDue' }),
  endorsement(4, { state: 'firstReview' }),
];

const list = '/api/conservation/queryConservationPolicyList';
const server = serverOfTests();
const user = userEvent.setup();
const asked = () => JSON.parse(server.callsTo(list).at(-1)?.body ?? '{}') as Record<string, unknown>;
const answer = (total: number, endorsements: readonly EndorsementSummary[]) =>
  server.on(list, success(conservationPolicyList.response.toWire({ total, endorsements })));

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(
    '/api/conservation/queryConservationStatusNum',
    success(conservationStatusNum.response.toWire({ groups: {}, states: {} })),
  );
  answer(95, rows);
});
afterEach(() => window.localStorage.clear());

const open = (address = '/preservation-list') => renderApp(servicesFor(server.url), address);
const table = () => screen.findByRole('table', { name: '保全列表' });
const row = async (name: RegExp) => within(within(await table()).getByRole('row', { name }));

describe('the table of endorsements', () => {
  it('shows the next step of each with its deadline', async () => {
    open();

    expect((await row(/第1示例/)).getByText('4 天内支付')).toBeVisible();
    expect((await row(/第2示例/)).getByText('继续填写', { selector: 'span' })).toBeVisible();
    expect((await row(/第3示例/)).getByText('答复保险公司')).toBeVisible();
    expect((await row(/第4示例/)).queryByText(/支付|答复|上传/)).toBeNull();
  });

  it('names no amount for a draft, which is priced later', async () => {
    answer(1, [endorsement(2, { state: 'temporary', submittedAt: '', netFen: 0 })]);
    open();

    const draft = await row(/第2示例/);
    expect(draft.queryByText(/无需补退/)).toBeNull();
    expect(draft.getByText('—')).toBeVisible();
  });

  it('is sorted by the server, with page and size in the address, and the back button restores it', async () => {
    open();
    await user.click(within(await table()).getByRole('button', { name: '补退保费' }));
    await waitFor(() => expect(asked()).toMatchObject({ sortField: 'net', sortDirection: 'ascending', pageSize: 20 }));
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await waitFor(() => expect(currentAddress()).toBe('/preservation-list?sort=net&page=2&size=20'));
    await user.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50 条/页');
    await waitFor(() => expect(asked()).toMatchObject({ pageIndex: 1, pageSize: 50 }));
    expect(currentAddress()).toBe('/preservation-list?sort=net&size=50');

    goInHistory(-1);
    await waitFor(() => expect(screen.getByRole('combobox', { name: '每页条数' })).toHaveValue('20'));
    expect(screen.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the chosen columns and as many rows at the next visit', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: '显示项' }));
    await user.click(await screen.findByRole('checkbox', { name: '发起时间' }));
    await user.click(screen.getByRole('checkbox', { name: '补退保费' }));
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '100 条/页');
    cleanup();
    open('/preservation-list?status=toPay');

    expect(within(await table()).getByRole('columnheader', { name: '发起时间' })).toBeVisible();
    expect(within(await table()).queryByRole('columnheader', { name: '补退保费' })).toBeNull();
    await waitFor(() => expect(currentAddress()).toBe('/preservation-list?status=toPay&size=100'));
  });

  it('opens an endorsement, and the form of a draft, by keyboard', async () => {
    open();
    within(await table())
      .getByRole('row', { name: /第1示例/ })
      .focus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: '查找保全' })).toHaveFocus();
    within(await table())
      .getByRole('row', { name: /第1示例/ })
      .focus();
    await user.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(currentAddress()).toMatch(/^\/initiate-preservation\?.*e2/));
  });

  it('has its choices on the line of the tools, and the days behind a button that counts them', async () => {
    open('/preservation-list?from=2026-11-01&until=2026-11-20');
    const filters = within(await screen.findByRole('group', { name: '筛选保全' }));

    expect(filters.getByRole('combobox', { name: '产品' })).toHaveTextContent('全部产品');
    expect(filters.getByRole('combobox', { name: '保险公司' })).toHaveTextContent('全部保险公司');
    expect(await screen.findByRole('group', { name: '发起日期' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '更多筛选（1）' }));
    expect(screen.queryByRole('group', { name: '发起日期' })).toBeNull();
    expect(asked()).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-20' });
  });

  it('shows that no entry matches, and can clear the filter', async () => {
    answer(0, []);
    open('/preservation-list?status=failed&from=2026-11-01');
    await user.click(await screen.findByRole('button', { name: '清除条件' }));

    expect(currentAddress()).toBe('/preservation-list');
  });
});
