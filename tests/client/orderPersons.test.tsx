import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/order-detail.tsx';
import { orderPersons, personHistory, type RosterPage } from '@tuanbao/app/contract/orderPersons';
import { orderDetail } from '@tuanbao/app/contract/orders';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { maskedPerson } from '@tuanbao/library/domain/roster/maskedText';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

configure({ asyncUtilTimeout: 20_000 }); // The timeout is long enough for a busy machine.

const product = employerLiability;
const draft = completeDraft(product, { heads: 4 });
const order: OrderDetail = {
  ...draft,
  orderSn: 'TB1',
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: draft.applicant.groupName,
  status: 'insured',
  heads: 45,
  totalFen: 100_000,
  startDate: '2026-12-01',
  endDate: '2027-11-30',
  createdAt: '2026-11-20T02:00:00.000Z',
  policySn: 'P1',
  persons: [],
  quote: quote(product, quotableDraftOf(draft, rosterLinesOf(draft.persons))),
  events: [],
};
const page: RosterPage = {
  rosterVersion: 1,
  day: '2026-12-12',
  firstDay: '2026-12-01',
  lastDay: '2027-11-30',
  heads: 45,
  totalFen: 120_000,
  total: 45,
  persons: draft.persons.map(maskedPerson),
  changes: [
    { rosterVersion: 1, effectiveDate: '2026-12-10', certificateSn: 'PD1', uuid: 'e1' },
    { rosterVersion: 2, effectiveDate: '2027-01-10', certificateSn: 'PD2', uuid: 'e2' },
  ],
};
const sold: RosterPage = { ...page, rosterVersion: 0, day: '2026-12-01', heads: 44, total: 44, totalFen: 100_000 };

const persons = '/api/own/orders/TB1/persons';
const server = serverOfTests();
const user = userEvent.setup();
const open = (search = '?tab=persons') => renderApp(servicesFor(server.url), `/orderDetail/TB1${search}`);
const asked = () => server.callsTo(persons).map(({ body }) => JSON.parse(body) as unknown);
const answer = (...pages: readonly RosterPage[]) =>
  server.on(persons, ...pages.map((each) => success(orderPersons.response.toWire(each))));

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(`/api/insuranceChoose/${product.id}`, success(product));
  server.on('/api/order/orderinfo', success(orderDetail.response.toWire(order)));
});

describe('the persons of an order', () => {
  it('come in pages, those of today first, with heads and premium of the day', async () => {
    answer(page);
    open();

    expect(await screen.findByText('2026-12-12 在保')).toHaveTextContent('45 人');
    expect(screen.getByText('¥1,200.00')).toBeVisible();
    expect(screen.getByText('已计入 1 次保全')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /(^|\D)2(\D|$)/ }));
    await waitFor(() =>
      expect(asked()).toEqual([
        { pageIndex: 1, pageSize: 20 },
        { pageIndex: 2, pageSize: 20 },
      ]),
    );
  });

  it('are those of the sale, of a day or after an endorsement, as the address says', async () => {
    answer(page, sold, { ...page, rosterVersion: 2, day: '2027-01-10' }, { ...page, day: '2026-12-20' });
    open();
    await user.click(await screen.findByRole('radio', { name: '首次投保名单' }));
    expect(await screen.findByText('首次投保时')).toHaveTextContent('44 人');
    expect(currentAddress()).toContain('roster=sold');

    await user.selectOptions(screen.getByRole('combobox', { name: '保全后的名单' }), '2027-01-10 批单 PD2');
    expect(await screen.findByText('2027-01-10 在保')).toBeVisible();
    expect(currentAddress()).toContain('roster=2027-01-10');

    const field = screen.getByLabelText('名单日期');
    await user.clear(field);
    await user.type(field, '20261220{Enter}');
    await waitFor(() => expect(currentAddress()).toContain('roster=2026-12-20'));
    expect(asked()).toEqual([
      { pageIndex: 1, pageSize: 20 },
      { rosterVersion: 0, pageIndex: 1, pageSize: 20 },
      { coverDate: '2027-01-10', pageIndex: 1, pageSize: 20 },
      { coverDate: '2026-12-20', pageIndex: 1, pageSize: 20 },
    ]);
  });

  it('have one choice for each day on which endorsements took effect, after the last of them', async () => {
    const again = { rosterVersion: 3, effectiveDate: '2027-01-10', certificateSn: 'PD3', uuid: 'e3' };
    const both: RosterPage = { ...page, changes: [...page.changes, again] };
    answer(both, { ...both, rosterVersion: 3, day: '2027-01-10' });
    open();
    const choice = await screen.findByRole('combobox', { name: '保全后的名单' });
    expect(within(choice).getAllByRole('option').slice(1)).toHaveLength(2);

    await user.selectOptions(choice, '2027-01-10 批单 PD2、PD3');
    expect(await screen.findByText('2027-01-10 在保')).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ coverDate: '2027-01-10' });
    expect(screen.getByRole('combobox', { name: '保全后的名单' })).toHaveDisplayValue('2027-01-10 批单 PD2、PD3');
  });

  it('are searched by complete name or number, which is never in the address', async () => {
    answer(page, { ...page, total: 0, persons: [] });
    open();
    await user.type(await screen.findByRole('searchbox', { name: '查找人员' }), '110199198503200020');
    expect(await screen.findByText('这份名单中没有该人员')).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ insuredStr: '110199198503200020', pageIndex: 1 });
    expect(currentAddress()).not.toContain('110199');
  });

  it('have a history with a link to each endorsement', async () => {
    answer(page);
    const about = { isUpcoming: false, certificateSn: '', conservationUuid: '', otherName: '', fieldList: [] };
    server.on(
      `/api/own/orders/TB1/persons/${page.persons[0]!.key}/history`,
      success(
        personHistory.response.toWire({
          insuredName: '李*',
          validStartDate: '2026-12-10',
          validEndDate: '2027-01-09',
          list: [
            {
              ...about,
              eventType: 'replacing',
              effectiveDate: '2026-12-10',
              otherName: '王*',
              certificateSn: 'PD1',
              conservationUuid: 'e1',
            },
            { ...about, eventType: 'changed', effectiveDate: '2026-12-10', fieldList: ['occupationClass', 'schemeId'] },
            { ...about, eventType: 'removed', effectiveDate: '2027-01-10', isUpcoming: true },
          ],
        }),
      ),
    );
    open();
    const [button] = await screen.findAllByRole('button', { name: / 的记录$/ });
    await user.click(button!);
    const drawer = within(await screen.findByRole('dialog', { name: / 的记录$/ }));
    expect(await drawer.findByText('替换 王*')).toBeVisible();
    expect(drawer.getByText('变更：职业类别、方案')).toBeVisible();
    expect(drawer.getByText('待生效')).toBeVisible();
    expect(drawer.getByRole('link', { name: '批单 PD1' })).toHaveAttribute('href', '/preservation-list?detail=e1');
  });

  it('of an order without a policy have neither days nor certificates', async () => {
    const unpaid = { ...order, policySn: null, status: 'awaitingPayment' } as const;
    server.on('/api/order/orderinfo', success(orderDetail.response.toWire(unpaid)));
    answer({ ...sold, changes: [] });
    open();
    expect((await screen.findAllByRole('button', { name: /的完整信息$/ })).length).toBe(4);
    expect(screen.queryByLabelText('名单日期')).toBeNull();
    expect(screen.queryByRole('button', { name: /凭证/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
