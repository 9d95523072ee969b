import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/endorsements/OrderEndorsements.tsx';
import '@tuanbao/app/client/routes/order-detail.tsx';
import '@tuanbao/app/client/routes/order-list.tsx';
import { conservationListByPolicy } from '@tuanbao/app/contract/endorsementLists';
import type { EndorsementSummary } from '@tuanbao/app/contract/endorsementRecords';
import { orderPersons } from '@tuanbao/app/contract/orderPersons';
import { orderDetail } from '@tuanbao/app/contract/orders';
import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { defaultEndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { samplePerson } from '../../stories/fixtures/rosters.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

configure({ asyncUtilTimeout: 10_000 }); // The timeout is long enough for a busy machine.

const product = { ...employerLiability, endorsement: defaultEndorsementRule };
const sold = completeDraft(product, { heads: 3 });
const joined = { ...samplePerson(9), key: 9, schemeId: 'scheme-1', name: '苏*', idNo: '110***********2232' };
const figures = { sold: { heads: 3, totalFen: 100_000 }, now: { heads: 4, totalFen: 130_000 } };
const today: OrderDetail = {
  ...sold,
  orderSn: 'TB1',
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: sold.applicant.groupName,
  status: 'insured',
  ...figures.now,
  startDate: '2026-12-01',
  endDate: '2027-11-30',
  createdAt: '2026-11-20T02:00:00.000Z',
  policySn: 'P1',
  persons: [...sold.persons, joined],
  quote: quote(product, quotableDraftOf(sold, rosterLinesOf(sold.persons))),
  events: [],
  endorsed: {
    rosterVersion: 1,
    ...figures,
    schemeNetsFen: { 'scheme-1': 30_000 },
    schemeHeads: [{ schemeId: 'scheme-1', occupationClass: 3, heads: 4 }],
  },
};
const asSold: OrderDetail = {
  ...today,
  ...figures.sold,
  persons: sold.persons,
  endorsed: { rosterVersion: 0, ...figures, schemeNetsFen: {}, schemeHeads: [] },
};

const endorsement = (changed: Partial<EndorsementSummary>): EndorsementSummary => ({
  uuid: 'e1',
  sn: 'BQ1',
  policyUuid: 'p1',
  policySn: 'P1',
  orderSn: 'TB1',
  productId: product.id,
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: sold.applicant.groupName,
  state: 'succeeded',
  kinds: ['add'],
  effectiveDate: '2026-12-10',
  isUpcoming: false,
  netFen: 30_000,
  paidFen: 30_000,
  headsBefore: 3,
  headsAfter: 4,
  createdAt: '2026-12-01T02:00:00.000Z',
  submittedAt: '2026-12-01T02:00:00.000Z',
  note: '',
  certificateSn: 'PD1',
  ...changed,
});
const endorsements = [
  endorsement({ uuid: 'e3', sn: 'BQ3', state: 'awaitingPayment', certificateSn: '', paidFen: 0, netFen: 719 }),
  endorsement({
    uuid: 'e2',
    sn: 'BQ2',
    kinds: ['remove'],
    certificateSn: 'PD2',
    isUpcoming: true,
    effectiveDate: plusDays('2026-12-10', 60),
    netFen: -81_900,
  }),
  endorsement({}),
];

const detail = '/api/order/orderinfo';
const persons = '/api/own/orders/TB1/persons';
const reveal = '/api/own/orders/TB1/reveal';
const server = serverOfTests();
const user = userEvent.setup();
const open = (search = '') => renderApp(servicesFor(server.url), `/orderDetail/TB1${search}`);
const openTab = async (name: RegExp | string) => user.click(await screen.findByRole('tab', { name }));
const policyFacts = async () => within((await screen.findByText('投保人数')).parentElement as HTMLElement);

const rosterToday = {
  rosterVersion: 1,
  day: '2026-12-12',
  firstDay: '2026-12-01',
  lastDay: '2027-11-30',
  ...figures.now,
  total: 4,
  persons: today.persons,
  changes: [{ rosterVersion: 1, effectiveDate: '2026-12-10', certificateSn: 'PD1', uuid: 'e1' }],
};

beforeEach(() => {
  server.on(persons, success(orderPersons.response.toWire(rosterToday)));
  server.on('/api/user/getUserInfo', success(agent));
  server.on(`/api/insuranceChoose/${product.id}`, success(product));
  server.on(
    '/api/conservation/queryConservationListByPolicy',
    success(conservationListByPolicy.response.toWire(endorsements)),
  );
});

describe('the page of an endorsed order', () => {
  it('shows today’s roster, heads, premium and schemes, and the changes that led to them', async () => {
    server.on(detail, success(orderDetail.response.toWire({ ...today, persons: [] })));
    open();

    expect((await policyFacts()).getByText('4 人（承保时 3 人）')).toBeVisible();
    expect(await screen.findByText('3 类职业 4 人')).toBeVisible();
    expect(screen.getAllByText('¥1,300.00')[0]).toBeVisible();
    await openTab('雇员 4');
    expect(await screen.findByText(joined.idNo)).toBeVisible();
    expect(screen.getByText('2026-12-12 在保')).toHaveTextContent('4 人');
    await openTab('保全');
    expect(currentAddress()).toContain('tab=endorsements');
    const sums = (await screen.findByText('生效的保全')).closest('dl');
    expect(sums).toHaveTextContent('承保时¥1,000.00');
    expect(sums).toHaveTextContent('生效的保全+¥300.00');
    expect(sums).toHaveTextContent('现在¥1,300.00');
  });

  it('lists every endorsement with its content, effective date, price and state', async () => {
    server.on(detail, success(orderDetail.response.toWire(today)));
    open('?tab=endorsements');

    const items = await within(await screen.findByRole('region', { name: '保全记录' })).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/增员待支付.*应补 ¥7\.19.*拟于 2026-12-10 零时生效/),
      expect.stringMatching(/减员待生效.*退还 ¥819\.00.*2027-02-08 零时生效.*批单 PD2/),
      expect.stringMatching(/增员保全成功.*补交 ¥300\.00.*2026-12-10 零时起已生效.*3 → 4 人.*批单 PD1/),
    ]);
    expect(screen.getByRole('button', { name: '下载批单 PD1' })).toBeVisible();
    expect(screen.getByRole('button', { name: '发送批单 PD2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '下载批单' })).toBeNull();
    expect(screen.getByRole('link', { name: '保全 BQ3 详情' })).toHaveAttribute('href', '/preservation-list?detail=e3');
  });

  it('shows the order as sold on demand, keeps this in the address, and switches back', async () => {
    server.on(detail, success(orderDetail.response.toWire(today)), success(orderDetail.response.toWire(asSold)));
    open();
    await user.click(await screen.findByRole('radio', { name: '承保时' }));

    await waitFor(async () => expect((await policyFacts()).getByText('3 人')).toBeVisible());
    expect(currentAddress()).toMatch(/\?view=sold$/);
    expect(server.callsTo(detail).at(-1)?.query).toContain('policyView=sold');
    await openTab('雇员 4');
    expect(currentAddress()).toContain('tab=persons&view=sold');
    await openTab('概览');
    await user.click(screen.getByRole('radio', { name: '现在' }));
    await waitFor(() => expect(currentAddress()).not.toContain('view='));
  });

  it('shows a person of the roster in sight in clear, with the birth date', async () => {
    server.on(detail, success(orderDetail.response.toWire(today)));
    const person = { insuredName: '苏安澜', insuredIdNo: '110199198501022232', insuredBirthday: '1985-01-02' };
    server.on(reveal, success(person));
    open('?tab=persons');
    await user.click(await screen.findByRole('button', { name: '查看 苏* 的完整信息' }));

    expect(await screen.findByText(/1985-01-02/)).toBeVisible();
    expect(screen.getByText('110199198501022232')).toBeVisible();
    expect(server.callsTo(reveal).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { key: 9, rosterVersion: 1 },
    ]);
  });

  it('shows why the policy can’t be endorsed now, and stays on the page', async () => {
    server.on(detail, success(orderDetail.response.toWire(today)));
    server.on(
      '/api/conservation/canApplyConservation',
      refusal('006004', '保全处理中，请勿重复提交，请到保全列表查看'),
    );
    open();
    await user.click(await screen.findByRole('button', { name: /^为.*发起保全$/ }));

    expect(await screen.findByText(/^保全处理中/)).toBeVisible();
  });
});

it('an order without endorsements has no switch and one premium', async () => {
  const { endorsed: _endorsed, ...plain } = today;
  server.on(detail, success(orderDetail.response.toWire(plain)));
  server.on('/api/conservation/queryConservationListByPolicy', success([]));
  open('?view=sold');

  expect((await policyFacts()).getByText('4 人')).toBeVisible();
  expect(screen.queryByRole('radio', { name: '承保时' })).toBeNull();
  await openTab('保全');
  expect(await screen.findByText('该保单尚未办理保全。')).toBeVisible();
});

describe('materials that an order lacks', () => {
  const lacking = [{ type: 'businessLicence', name: '营业执照', isRequired: true, fileList: [] }];
  const openMaterials = async (status: OrderDetail['status']) => {
    server.on(detail, success(orderDetail.response.toWire({ ...today, status })));
    server.on('/api/order/getPolicyCheckMaterialInfo', success({ reason: '', checkMaterialInfos: lacking }));
    open('?tab=materials');
  };

  it('are not needed any more once the policy was issued without them', async () => {
    await openMaterials('insured');
    expect(await screen.findByText(/保险公司承保时未要求，无需再补/)).toBeVisible();
    expect(screen.queryByText('待上传')).toBeNull();
  });

  it('have a link to their page while the insurer waits for them', async () => {
    await openMaterials('insuredMaterialsDue');
    expect(await screen.findByText(/^还缺：营业执照/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: '补充资料' })[0]).toHaveAttribute('href', '/supplement-info/TB1');
  });
});

describe('the filter of orders by state', () => {
  it('offers states with the same label once and filters by all of them', async () => {
    server.on('/api/orderQueryForPc', success({ total: 0, list: [], statusNum: [] }));
    renderApp(servicesFor(server.url), '/orderList');
    const filter = await screen.findByRole('combobox', { name: '订单状态' });
    const labels = within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual(expect.arrayContaining(['承保中', '已退款（退款已发出）', '退款成功（已到账）']));

    await user.selectOptions(filter, '承保中');
    await waitFor(() =>
      expect(JSON.parse(server.callsTo('/api/orderQueryForPc').at(-1)?.body ?? '{}')).toMatchObject({
        statusList: [100, 210],
      }),
    );
  });
});
