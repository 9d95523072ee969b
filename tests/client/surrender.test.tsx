import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/orders/SurrenderDialog.tsx';
import '@tuanbao/app/client/routes/order-detail.tsx';
import { orderDetail } from '@tuanbao/app/contract/orders';
import { surrenderOffer } from '@tuanbao/app/contract/surrenders';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import type { OrderSurrender } from '@tuanbao/library/domain/order/surrender';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

configure({ asyncUtilTimeout: 10_000 }); // The timeout is long enough for a busy machine.

const sold = completeDraft(product);
const insured: OrderDetail = {
  ...sold,
  orderSn: 'TB5',
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: '青禾机械制造有限公司',
  status: 'insured',
  totalFen: 365_000,
  heads: 3,
  startDate: '2026-06-01',
  endDate: '2027-05-31',
  createdAt: '2026-05-10T02:00:00.000Z',
  policySn: 'P5',
  persons: [],
  quote: quote(product, quotableDraftOf(sold, new Map(), null)),
  events: [],
};
const surrender: OrderSurrender = {
  state: 'applied',
  reason: 'insuredElsewhere',
  note: '',
  appliedAt: '2026-11-20T02:00:00.000Z',
  effectiveDate: '2026-11-21',
  refundFen: 182_000,
  feeFen: 10_000,
  sentFen: 0,
};
const offer = surrenderOffer.response.toWire({
  effectiveDate: '2026-11-21',
  unusedDays: 192,
  coverDays: 365,
  unusedFen: 192_000,
  feeFen: 10_000,
  refundFen: 182_000,
});

const server = serverOfTests();
const user = userEvent.setup();

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(`/api/insuranceChoose/${product.id}`, success(product));
  server.on('/api/own/orders/TB5/state', success({ orderSn: 'TB5', status: 200 }));
});

const open = (...orders: readonly OrderDetail[]) => {
  server.on('/api/order/orderinfo', ...orders.map((order) => success(orderDetail.response.toWire(order))));
  renderApp(servicesFor(server.url), '/orderDetail/TB5');
};
const dialog = async () => {
  await user.click(await screen.findByRole('button', { name: '申请退保' }));
  return within(await screen.findByRole('dialog', { name: '申请退保' }));
};
/**
 * Returns the notice with a title. The page may show the same text as the state of the order, so the search is limited
 * to notices.
 */
const noticeOf = async (title: string) =>
  (await screen.findAllByText(title)).flatMap((word) => word.closest<HTMLElement>('[role=status]') ?? []).at(0);

describe('the surrender of a policy', () => {
  it('shows the refund, requires a reason and a confirmation, and is then in progress', async () => {
    server.on(
      '/api/own/orders/TB5/surrender',
      success(offer),
      success({ surrenderUuid: 'x', surrenderStatus: 'applied' }),
    );
    open(insured, { ...insured, surrender });
    const inDialog = await dialog();
    expect(await inDialog.findByText('2026-11-21 00:00（北京时间）')).toBeVisible();
    expect(inDialog.getByText('192 天，保险期间共 365 天')).toBeVisible();
    for (const amount of ['¥1,920.00', '¥100.00', '¥1,820.00']) expect(inDialog.getByText(amount)).toBeVisible();

    await user.click(inDialog.getByRole('button', { name: '提交退保申请' }));
    expect(inDialog.getByText('请选择退保原因')).toBeVisible();
    expect(inDialog.getByText('请先确认已告知投保单位')).toBeVisible();
    expect(inDialog.getByRole('combobox', { name: /退保原因/ })).toHaveFocus();
    await user.selectOptions(inDialog.getByRole('combobox', { name: /退保原因/ }), '已在其他保险公司投保');
    await user.click(inDialog.getByRole('checkbox', { name: /已告知投保单位/ }));
    await user.click(inDialog.getByRole('button', { name: '提交退保申请' }));

    expect(await noticeOf('退保中')).toHaveTextContent('退还保费 ¥1,820.00');
    expect(screen.queryByRole('button', { name: '申请退保' })).toBeNull();
    const [, sent] = server.callsTo('/api/own/orders/TB5/surrender');
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({
      surrenderReason: 'insuredElsewhere',
      effectiveDate: '2026-11-21',
      refundPremium: '1820.00',
    });
  });

  it('shows in the dialog why it is not possible, and can not be submitted', async () => {
    server.on('/api/own/orders/TB5/surrender', refusal('006004', '保单有处理中的保全，请先完成或关闭该保全'));
    open(insured);
    const inDialog = await dialog();
    expect(await inDialog.findByText(/保单有处理中的保全/)).toBeVisible();
    expect(inDialog.queryByRole('button', { name: '提交退保申请' })).toBeNull();
    await user.click(inDialog.getByRole('button', { name: '保留保单' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the order of a surrendered policy', () => {
  it.each([
    ['refunding', 100_000, '退还保费 ¥1,820.00，已退 ¥1,000.00，其余正在原路退回。'],
    ['refunded', 182_000, '退还保费 ¥1,820.00，款项已退出，等待到账。'],
    ['refundSucceeded', 182_000, '退还保费 ¥1,820.00 已到账。'],
  ] as const)('shows the state of the refund: %s', async (status, sentFen, words) => {
    open({ ...insured, status, surrender: { ...surrender, state: 'accepted', sentFen } });
    const notice = await noticeOf('已退保');
    expect(notice).toHaveTextContent('保障自 2026-11-21 00:00 起终止。');
    expect(notice).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: '申请退保' })).toBeNull();
    expect(screen.getByRole('button', { name: '查看电子保单' })).toBeVisible();
  });

  it('says that there is no refund if there is none', async () => {
    open({ ...insured, status: 'surrendered', surrender: { ...surrender, state: 'accepted', refundFen: 0 } });
    expect(await noticeOf('已退保')).toHaveTextContent('没有可退还的保费。');
  });

  it('shows the insurer’s reason if the surrender was rejected, and offers another one', async () => {
    open({ ...insured, surrender: { ...surrender, state: 'rejected', note: '有未结理赔' } });
    expect(await noticeOf('退保未通过')).toHaveTextContent('保险公司说明：有未结理赔');
    expect(screen.getByRole('button', { name: '申请退保' })).toBeVisible();
  });
});
