import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/order-list.tsx';
import { policyRoster } from '@tuanbao/app/contract/endorsementOwnCalls';
import { pastApplicants } from '@tuanbao/app/contract/history';
import { applyForInvoice, invoiceInfo } from '@tuanbao/app/contract/invoices';
import { orderDetail } from '@tuanbao/app/contract/orders';
import { orderSummaryToWire } from '@tuanbao/app/contract/orderSummary';
import { saveDraft } from '@tuanbao/app/contract/savedDrafts';
import { emptyInvoice } from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { beforeEach, afterEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { cut, refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const summary = (at: number, change: Partial<OrderSummary> = {}): OrderSummary => ({
  orderSn: `TB${at}`,
  productId: product.id,
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: `第${at}示例有限公司`,
  status: 'insured',
  totalFen: 100_000,
  heads: 3,
  startDate: '2025-12-21',
  endDate: '2026-12-20',
  createdAt: '2025-12-01T02:00:00.000Z',
  policySn: `P${at}`,
  ...change,
});
const orders = [
  summary(1),
  summary(2),
  summary(3, { endDate: '2027-06-30' }),
  summary(4, { status: 'awaitingPayment', policySn: null, startDate: '2026-12-01', endDate: '2027-11-30' }),
];

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/orderQueryForPc', success({ total: 4, list: orders.map(orderSummaryToWire), statusNum: [] }));
  server.on(`/api/insuranceChoose/${product.id}`, success(product));
});
afterEach(() => window.localStorage.clear());

async function chooseAll() {
  renderApp(servicesFor(server.url), '/orderList?view=table&size=20');
  await user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
}
const line = (name: string) => within(screen.getByText(name, { exact: false, selector: 'li' }));

const standing = (orderSn: string, status: InvoiceStatus = 'none', balanceFen = 100_000) => {
  const invoice = { ...emptyInvoice, policyUuid: orderSn, productId: product.id, status };
  const source = { groupName: '示例有限公司', groupTaxId: '', mergedAmountFen: null, totalPremiumFen: 100_000 };
  return success(invoiceInfo.response.toWire({ invoice, source, balanceFen, invoiceNo: '' }));
};
const applied = () =>
  server.callsTo('/api/invoice/saveInvoiceInfo').map(({ body }) => applyForInvoice.request.fromWire(JSON.parse(body)));
const draftAt = (id: string) => success({ id, version: 1, savedAt: '2026-11-20T02:00:00.000Z' });
const saved = () =>
  server.callsTo('/api/tmpOrder/submitTmpOrder').map(({ body }) => saveDraft.request.fromWire(JSON.parse(body)));

/**
 * Opens the dialog for three orders. The second order has a pending application for an invoice. The dialog loads the
 * invoice of each order first, and loads it again before the order's application is sent.
 */
async function openWithOneInWork() {
  const looks = [standing('TB1'), standing('TB2', 'applied'), standing('TB3')];
  server.on('/api/invoice/getInvoiceInfo', ...looks, standing('TB1'), standing('TB3'));
  server.on('/api/invoice/saveInvoiceInfo', standing('TB1', 'applied'));
  await chooseAll();
  await user.click(screen.getByRole('button', { name: '申请发票' }));
  return screen.findByText(/为 2 张保单各申请一张普通发票.*合计 ¥2,000.00/);
}

describe('invoices for the chosen orders', () => {
  it('show in advance which orders are left out, and why', async () => {
    expect(await openWithOneInWork()).toBeVisible();
    expect(screen.getByText('2 条不能办理，原因如下：')).toBeVisible();
    expect(line('第2示例有限公司 P2').getByText('已有申请正在处理')).toBeVisible();
    expect(line('第4示例有限公司 TB4').getByText('未承保或已退保，不能开票')).toBeVisible();
  });

  it('require an address before an application is sent', async () => {
    await openWithOneInWork();
    await user.click(screen.getByText('提交 2 份开票申请'));

    expect(await screen.findByText('电子邮箱不正确，例如 name@example.com')).toBeVisible();
    expect(applied()).toEqual([]);
  });

  it('are applied for one by one, and the other orders stay selected', async () => {
    await openWithOneInWork();
    await user.type(screen.getByRole('textbox', { name: /此邮箱/ }), 'all@example.com');
    await user.click(screen.getByText('提交 2 份开票申请'));

    expect(await screen.findByText('成功 2 条')).toBeVisible();
    expect(applied().map(({ policyUuid, receiver, info }) => [policyUuid, receiver.email, info.amountFen])).toEqual([
      ['TB1', 'all@example.com', 100_000],
      ['TB3', 'all@example.com', 100_000],
    ]);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('已选 2 条')).toBeVisible();
  });

  it('keep failed applications with their reason, and repeat only those', async () => {
    const looks = ['TB1', 'TB2', 'TB3'].map((orderSn) => standing(orderSn));
    server.on('/api/invoice/getInvoiceInfo', ...looks, ...looks, standing('TB2'));
    const accepted = standing('TB1', 'applied');
    server.on('/api/invoice/saveInvoiceInfo', accepted, refusal('900409', '开票服务维护中'), accepted);
    await chooseAll();
    await user.click(screen.getByRole('button', { name: '申请发票' }));
    await user.type(await screen.findByRole('textbox', { name: /此邮箱/ }), 'all@example.com');
    await user.click(screen.getByRole('button', { name: '提交 3 份开票申请' }));

    expect(await screen.findByText('成功 2 条，失败 1 条')).toBeVisible();
    expect(line('第2示例有限公司 P2').getByText('开票服务维护中')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试其余 1 条' }));
    expect(await screen.findByText('成功 3 条')).toBeVisible();
    expect(applied().map(({ policyUuid }) => policyUuid)).toEqual(['TB1', 'TB2', 'TB3', 'TB2']);
  });
});

describe('the renewal of the chosen orders', () => {
  beforeEach(() => {
    const sold = completeDraft(product, { heads: 3 });
    const priced = quote(product, quotableDraftOf(sold, rosterLinesOf(sold.persons)));
    server.on(
      '/api/order/orderinfo',
      ...orders.map((order) =>
        success(orderDetail.response.toWire({ ...sold, ...order, persons: sold.persons, quote: priced, events: [] })),
      ),
    );
    for (const { orderSn } of orders) {
      server.on(
        `/api/own/policies/${orderSn}/roster`,
        success(policyRoster.response.toWire({ version: 1, persons: sold.persons })),
      );
    }
    server.on(
      '/api/order/getHistoryGroupApplicantInfo',
      success(pastApplicants.response.toWire({ groups: [], applicant: sold.applicant })),
    );
    server.on(
      '/api/order/getPolicyCheckMaterialInfo',
      success({ policyUuid: 'TB1', orderSn: 'TB1', status: 200, reason: '', canUpload: false, checkMaterialInfos: [] }),
    );
  });
  it('makes a draft of each, says which can’t be renewed, and leads to the drafts', async () => {
    server.on('/api/tmpOrder/submitTmpOrder', draftAt('d1'), draftAt('d2'));
    await chooseAll();
    await user.click(screen.getByRole('button', { name: '续保' }));

    expect(await screen.findByText('2 条不能办理，原因如下：')).toBeVisible();
    expect(line('第3示例有限公司 P3').getByText(/可续保$/)).toHaveTextContent('2027-06-30 到期，到期前 60 天内可续保');
    expect(line('第4示例有限公司 TB4').getByText('未承保或已失效，不能续保')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '生成 2 份续保草稿' }));

    expect(await screen.findByText('成功 2 条')).toBeVisible();
    expect(saved().map(({ broughtFrom, draft }) => [broughtFrom, draft.startDate])).toEqual([
      [{ kind: 'renewal', number: 'P1' }, '2026-12-21'],
      [{ kind: 'renewal', number: 'P2' }, '2026-12-21'],
    ]);
    expect(screen.getByRole('link', { name: '打开 第2示例有限公司 的续保草稿' })).toHaveAttribute(
      'href',
      `/writeByUnfinish/${product.id}/d2`,
    );
    await user.click(screen.getByRole('link', { name: '查看未完成订单' }));
    expect(currentAddress()).toBe('/unfinishList');
  });

  it('stops when the connection is lost, and continues with the rest', async () => {
    server.on('/api/tmpOrder/submitTmpOrder', cut, draftAt('d1'), draftAt('d2'));
    await chooseAll();
    await user.click(screen.getByRole('button', { name: '续保' }));
    await user.click(await screen.findByRole('button', { name: '生成 2 份续保草稿' }));

    expect(await screen.findByText('成功 0 条，失败 1 条，未处理 1 条')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试其余 2 条' }));
    await waitFor(() => expect(screen.getByText('成功 2 条')).toBeVisible());
  });

  it('stops after the current one when the user stops it', async () => {
    const { promise: until, resolve: answer } = Promise.withResolvers<void>();
    server.on('/api/tmpOrder/submitTmpOrder', { ...draftAt('d1'), until }, draftAt('d2'));
    await chooseAll();
    await user.click(screen.getByRole('button', { name: '续保' }));
    await user.click(await screen.findByRole('button', { name: '生成 2 份续保草稿' }));
    await user.click(await screen.findByRole('button', { name: '停止' }));
    answer();

    expect(await screen.findByText('成功 1 条，未处理 1 条')).toBeVisible();
    expect(saved()).toHaveLength(1);
  });
});
