import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/drafts/placeDraft.ts';
import '@tuanbao/app/client/recommendedOrders/RecommendedOrdersDialog.tsx';
import '@tuanbao/app/client/routes/write.tsx';
import '@tuanbao/app/client/application/WriteScreen.tsx';
import { recommendedOrders } from '@tuanbao/app/contract/customOrders';
import { listOrders } from '@tuanbao/app/contract/orders';
import { savedDraftCodec } from '@tuanbao/app/contract/savedDrafts';
import { draftCodec } from '@tuanbao/app/contract/wire/draft';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { employerLiability } from '@tuanbao/library/samples/products';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerWriting } from './support/answerWriting.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, ScriptedServer, success } from './support/scriptedServer.ts';

const product = employerLiability;
const complete = completeDraft(product);
const saves = '/api/tmpOrder/submitTmpOrder';
const prepared = { id: 't1', title: '年度续保方案', note: '人数按上月在册', status: 'waiting' as const };
const groupName = '青禾机械制造有限公司';
const past: OrderSummary = {
  orderSn: 'TB7',
  productId: product.id,
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: '栖霞纺织有限公司',
  status: 'insured',
  totalFen: 216_000,
  heads: 18,
  startDate: '2025-12-01',
  endDate: '2026-11-30',
  createdAt: '2025-11-20T02:00:00.000Z',
  policySn: 'P7',
};

let server: ScriptedServer;
let user: UserEvent;

beforeEach(async () => {
  user = userEvent.setup();
  server = await new ScriptedServer().start();
  answerWriting(server, product);
  const saved = { id: 'd1', version: 3, savedAt: '2026-11-20T01:30:00.000Z', draft: complete };
  server.on('/api/tmpOrder/getTmpOrderInfo/d1', success(savedDraftCodec.toWire(saved)));
  server.on(saves, success({ id: 'd1', version: 4, savedAt: '2026-11-20T02:00:00.000Z' }));
  const draft = { ...complete, applicant: { ...complete.applicant, groupName } };
  const opened = { ...prepared, orderSn: '', orderInfo: draftCodec.toWire(draft) };
  server.on('/api/customOrder/getById/t1', success(opened));
  server.on('/api/adm/updateControlInfo', success({ status: 'opened', orderSn: '' }));
});
afterEach(async () => {
  cleanup();
  await server.stop();
  window.sessionStorage.clear();
});

function answer({ ofBackOffice = true, ofPast = true } = {}): void {
  const facts = {
    groupName,
    heads: 3,
    startDate: '2026-12-01',
    totalFen: 27_900,
    createdAt: '2026-11-19T02:00:00.000Z',
  };
  const list = ofBackOffice ? [{ ...prepared, ...facts }] : [];
  server.on('/api/own/customOrders', success(recommendedOrders.response.toWire(list)));
  const orders = ofPast ? [past] : [];
  server.on('/api/orderQueryForPc', success(listOrders.response.toWire({ total: orders.length, orders, counts: {} })));
}
async function open() {
  renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d1`);
  await user.click(await screen.findByRole('button', { name: '推荐订单' }));
  return within(await screen.findByRole('dialog', { name: '推荐订单' }));
}
const groupField = () => screen.findByRole('textbox', { name: /投保单位名称/ });

describe('recommended orders on the writing screen', () => {
  it('are those of the back office and earlier ones of the product, with employer, day, persons and premium', async () => {
    answer();
    const dialog = await open();

    const [ofBackOffice] = within(await dialog.findByRole('list', { name: '后台准备的订单' })).getAllByRole('listitem');
    expect(ofBackOffice?.textContent).toMatch(
      /青禾机械制造有限公司.*年度续保方案：人数按上月在册.*2026-12-01 起保.*3 人.*¥279\.00/,
    );
    const [earlier] = within(await dialog.findByRole('list', { name: '历史订单' })).getAllByRole('listitem');
    expect(earlier?.textContent).toMatch(/栖霞纺织有限公司.*2025-12-01 起保.*18 人.*¥2,160\.00/);
    expect(server.callsTo('/api/own/customOrders')[0]?.query).toContain(`productId=${product.id}`);
    expect(JSON.parse(server.callsTo('/api/orderQueryForPc')[0]?.body ?? '')).toMatchObject({
      productIdList: [product.id],
    });
  });

  it('fill a draft of their own; what was written is kept, and is one press away', async () => {
    answer();
    renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d1`);
    await user.type(await groupField(), '二');
    await user.click(await screen.findByRole('button', { name: '推荐订单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '推荐订单' }));
    expect(dialog.getByText(/已填写的内容会先保存/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: `采用 ${groupName} 的订单` }));

    await screen.findByText('年度续保方案');
    expect(await groupField()).toHaveValue(groupName);
    expect(currentAddress()).toBe(`/writeByAdmin/${product.id}/u1/t1`);
    expect(server.callsTo(saves)).toHaveLength(1);
    const back = screen.getByRole('link', { name: '返回刚才填写的内容' });
    const mine = server.callsTo(saves)[0]?.body ?? '';
    const saved = { id: 'd1', version: 4, savedAt: '2026-11-20T02:00:00.000Z' };
    const { orderInfo } = JSON.parse(mine) as { orderInfo: object };
    server.on('/api/tmpOrder/getTmpOrderInfo/d1', success({ ...saved, orderInfo }));
    await user.click(back);
    await waitFor(async () => expect(await groupField()).toHaveValue(`${complete.applicant.groupName}二`));
    expect(currentAddress()).toBe(`/writeByUnfinish/${product.id}/d1`);
  });

  it('are not opened if the current input could not be saved', async () => {
    answer();
    server.on(saves, refusal('006004', '系统繁忙，请稍后重试'));
    renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d1`);
    await user.type(await groupField(), '二');
    await user.click(await screen.findByRole('button', { name: '推荐订单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '推荐订单' }));
    await user.click(await dialog.findByRole('button', { name: `采用 ${groupName} 的订单` }));

    expect(await screen.findByText('已填写的内容未能保存，请稍后再试')).toBeVisible();
    expect(currentAddress()).toBe(`/writeByUnfinish/${product.id}/d1`);
  });

  it('show if there are none, and how one is made', async () => {
    answer({ ofBackOffice: false, ofPast: false });
    const dialog = await open();

    expect(await dialog.findByText('暂无推荐订单')).toBeVisible();
    expect(dialog.queryByRole('list')).toBeNull();
  });
});
