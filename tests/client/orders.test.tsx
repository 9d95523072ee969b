import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/order-detail.tsx';
import '@tuanbao/app/client/routes/order-list.tsx';
import { orderDetail } from '@tuanbao/app/contract/orders';
import { orderSummaryToWire } from '@tuanbao/app/contract/orderSummary';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const sold = completeDraft(product);
const order: OrderDetail = {
  ...sold,
  orderSn: 'TB1',
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: '青禾机械制造有限公司',
  status: 'insured',
  totalFen: 100,
  heads: 3,
  startDate: '2026-12-01',
  endDate: '2027-11-30',
  createdAt: '2026-11-20T02:00:00.000Z',
  policySn: 'P1',
  persons: [],
  quote: quote(product, quotableDraftOf(sold, rosterLinesOf(sold.persons))),
  events: [],
};
const other: OrderDetail = { ...order, orderSn: 'TB2', policySn: 'P2', groupName: '远山物流有限公司' };
const unpaid: OrderDetail = {
  ...order,
  orderSn: 'TB3',
  policySn: null,
  groupName: '示例餐饮有限公司',
  status: 'awaitingPayment',
};

const detail = '/api/order/orderinfo';
const mail = '/api/order/sendBatchElectronicPolicy';
const server = serverOfTests();
const user = userEvent.setup();

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(`/api/insuranceChoose/${product.id}`, success(product));
  server.on(
    '/api/orderQueryForPc',
    success({ total: 3, list: [order, other, unpaid].map(orderSummaryToWire), statusNum: [] }),
  );
});

describe('an order by the uuid of its policy', () => {
  const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const open = () => renderApp(servicesFor(server.url), `/orderDetailUuid/${uuid}`);

  it('is the same screen, asked for by the uuid', async () => {
    server.on(detail, success(orderDetail.response.toWire(order)));
    open();
    expect(await screen.findByText('青禾机械制造有限公司')).toBeVisible();
    expect(server.callsTo(detail)[0]?.query).toBe(`?orderSn=${uuid}&personView=none`);
    expect(screen.getByRole('link', { name: '订单列表' })).toHaveAttribute('aria-current', 'page');
  });

  it('has the sections of its product, in its order', async () => {
    const sections = ['materials', 'applicant', 'period', 'schemes'] as const;
    server.on(
      `/api/insuranceChoose/${product.id}`,
      success({ ...product, sections: { ...product.sections, detail: sections } }),
    );
    server.on(detail, success(orderDetail.response.toWire(order)));
    open();
    const known = ['投保资料', '投保人', '保单与保险期间', '保障方案', '雇员', '发票', '订单进度'];
    const shown = () =>
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 2 })
        .flatMap(({ textContent }) => known.find((name) => textContent.startsWith(name)) ?? []);
    await waitFor(() => expect(shown()).toEqual(['投保人', '保单与保险期间', '保障方案']));
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['概览', '资料', '条款']);
  });

  it('is shown as a skeleton while the response is slow', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.on(detail, { ...success(orderDetail.response.toWire(order)), until: promise });
    open();
    expect(await screen.findByRole('heading', { name: '订单详情' })).toBeVisible();
    expect(screen.getByRole('status', { busy: true })).toBeInTheDocument();
    resolve();
    expect(await screen.findByText('青禾机械制造有限公司')).toBeVisible();
  });

  it('shows no codes of plan and factors while the product loads, but then their names', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const [scheme] = order.schemes;
    const plan = product.plans.find(({ code }) => code === scheme?.planCode);
    server.on(`/api/insuranceChoose/${product.id}`, { ...success(product), until: promise });
    server.on(detail, success(orderDetail.response.toWire(order)));
    open();
    expect(await screen.findByRole('heading', { name: scheme?.name ?? '' })).toBeVisible();
    expect(screen.queryByText('计划')).toBeNull();
    expect(screen.queryByText(plan?.code ?? '')).toBeNull();
    resolve();
    expect(await screen.findByText(plan?.name ?? '')).toBeVisible();
  });

  it('says that its product could not be loaded, and loads it again', async () => {
    server.on(`/api/insuranceChoose/${product.id}`, refusal('900404', '产品不存在', null, 404), success(product));
    server.on(detail, success(orderDetail.response.toWire(order)));
    open();
    expect(await screen.findByText('产品不存在')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('计划')).toBeVisible();
  });

  it('that does not exist shows the reason and can be loaded again', async () => {
    server.on(detail, refusal('900404', '订单不存在', null, 404), success(orderDetail.response.toWire(order)));
    open();
    expect(await screen.findByText('订单不存在')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('青禾机械制造有限公司')).toBeVisible();
  });
});

describe('an order whose materials were rejected', () => {
  it('lists them with their reasons, and a link to send others', async () => {
    server.on(detail, success(orderDetail.response.toWire({ ...order, status: 'materialsRejected' })));
    const paper = { isRequired: true, fileList: [] };
    server.on(
      '/api/order/getPolicyCheckMaterialInfo',
      success({
        reason: '影印件缺少公章',
        checkMaterialInfos: [
          { ...paper, type: 'businessLicence', name: '营业执照' },
          { ...paper, type: 'stampedRoster', name: '被保险人清单', rejection: { reason: '影印件缺少公章', files: [] } },
        ],
      }),
    );
    renderApp(servicesFor(server.url), '/orderDetail/TB1');

    const rejected = await screen.findByRole('list', { name: '退回的资料' });
    expect([...rejected.children].map(({ textContent }) => textContent)).toEqual([
      '人员清单（加盖公章）：影印件缺少公章',
    ]);
    expect(screen.getByRole('link', { name: '补充资料' })).toHaveAttribute('href', '/supplement-info/TB1');
  });
});

it('shows the numbers of the organisation with their units and grouped digits', async () => {
  const applicant = { ...order.applicant, employeeTotal: '12000', annualIncome: '35000000.5' };
  server.on(detail, success(orderDetail.response.toWire({ ...order, applicant })));
  renderApp(servicesFor(server.url), '/orderDetail/TB1');

  expect(await screen.findByText('12,000 人')).toBeVisible();
  expect(screen.getByText('35,000,000.50')).toBeVisible();
});

it('shows the materials of an order in their tab, and accepts none', async () => {
  server.on(detail, success(orderDetail.response.toWire(order)));
  const licence = { url: 'a', name: '营业执照.png', type: 'image/png', size: 1200, readUrl: 'b', thumbnailUrl: 'c' };
  const paper = { type: 'businessLicence', name: '营业执照', isRequired: true, fileList: [licence] };
  server.on('/api/order/getPolicyCheckMaterialInfo', success({ reason: '', checkMaterialInfos: [paper] }));
  renderApp(servicesFor(server.url), '/orderDetail/TB1');
  await user.click(await screen.findByRole('tab', { name: '资料' }));

  await user.click(await screen.findByRole('button', { name: '营业执照.png' }));
  expect(await screen.findByRole('dialog', { name: '营业执照（加盖公章） · 营业执照.png' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /选择文件/ })).toBeNull();
});

it('shows the end of the cover, and the clauses in their tab', async () => {
  server.on(detail, success(orderDetail.response.toWire(order)));
  const scheme = { schemeId: 's1', schemeName: '保障计划一', planName: '全面计划', clauseList: [] };
  server.on('/api/getClauseShowByPolicyUuid', success({ schemes: [scheme], documentList: [] }));
  renderApp(servicesFor(server.url), '/orderDetail/TB1');

  expect(await screen.findByText('11 天后起保')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '条款' }));
  expect(await screen.findByRole('heading', { name: '保障计划一' })).toBeVisible();
});

describe('while a customer looks on', () => {
  afterEach(() => window.sessionStorage.clear());

  it('an order still shows what the customer pays', async () => {
    window.sessionStorage.setItem('tuanbao.customerView', 'on');
    server.on(detail, success(orderDetail.response.toWire(unpaid)));
    renderApp(servicesFor(server.url, { visitStorage: window.sessionStorage }), '/orderDetail/TB3');

    expect(await screen.findByRole('button', { name: /^支付 ¥[\d,.]+$/ })).toBeVisible();
  });
});

const choose = async (group: string) =>
  user.click(await screen.findByRole('checkbox', { name: `选择 ${group} 的电子保单` }));

async function openMail(): Promise<HTMLElement> {
  renderApp(servicesFor(server.url), '/orderList');
  await choose('青禾机械制造有限公司');
  await choose('远山物流有限公司');
  await user.click(screen.getByRole('button', { name: '发送到邮箱' }));
  return screen.findByRole('dialog', { name: '发送电子保单' });
}

describe('e-policies of several orders', () => {
  it('are sent to one address in one mail, and are no longer selected afterwards', async () => {
    server.on(mail, success({ mailNum: 2 }));
    const dialog = await openMail();
    await user.type(within(dialog).getByRole('textbox', { name: /电子邮箱/ }), 'hr@example.com');
    await user.click(within(dialog).getByRole('button', { name: '发送' }));

    expect(await screen.findByText('2 份电子保单正在发送至 hr@example.com')).toBeVisible();
    expect(new URLSearchParams(server.callsTo(mail)[0]?.query)).toEqual(
      new URLSearchParams({ emailAddress: 'hr@example.com', orderSnList: 'TB1,TB2' }),
    );
    await waitFor(() => expect(screen.queryByText(/^已选择/)).toBeNull());
  });

  it('are not sent to an invalid address', async () => {
    const dialog = await openMail();
    await user.type(within(dialog).getByRole('textbox', { name: /电子邮箱/ }), 'hr@');
    await user.click(within(dialog).getByRole('button', { name: '发送' }));

    expect(await within(dialog).findByText('请填写正确的电子邮箱')).toBeVisible();
    expect(server.callsTo(mail)).toEqual([]);
  });

  it('stay selected, with the address, if the mail is refused', async () => {
    server.on(mail, refusal('006004', '邮件服务暂不可用'));
    const dialog = await openMail();
    const address = within(dialog).getByRole('textbox', { name: /电子邮箱/ });
    await user.type(address, 'hr@example.com');
    await user.click(within(dialog).getByRole('button', { name: '发送' }));

    expect(await screen.findByText('邮件服务暂不可用')).toBeVisible();
    expect(address).toHaveValue('hr@example.com');
  });

  it('can be selected only if there is a policy', async () => {
    renderApp(servicesFor(server.url), '/orderList');
    await screen.findByText('示例餐饮有限公司');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });
});
