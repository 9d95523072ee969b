import { screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/initiate-preservation.tsx';
import { orderSummaryToWire } from '@tuanbao/app/contract/orderSummary';
import { beforeEach, expect, it } from 'vitest';

import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const order = orderSummaryToWire({
  orderSn: 'TB1',
  productId: '80140',
  productName: '安业雇主责任保险',
  insurerName: '示例保险',
  groupName: '青禾机械制造有限公司',
  status: 'insured',
  totalFen: 10_000,
  heads: 3,
  startDate: '2026-12-01',
  endDate: '2027-11-30',
  createdAt: '2026-11-20T02:00:00Z',
  policySn: 'P1',
});
const check = '/api/conservation/canApplyConservation';

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  server.on('/api/user/getUserInfo', success(agent));
  server.on(
    '/api/conservation/pc/getSupportPcConservationProductList',
    success([{ productId: '80140', productName: order.productName, companyName: order.companyName }]),
  );
  server.on('/api/orderQueryForPc', success({ total: 1, list: [order], statusNum: [] }));
  renderApp(servicesFor(server.url), '/initiate-preservation');
});

const choose = async () =>
  user.click(await screen.findByRole('button', { name: '为青禾机械制造有限公司发起保全' }, { timeout: 15_000 }));

it('says that the check itself failed, and lets the agent try again', async () => {
  server.on(
    check,
    refusal('006004', '系统繁忙', null, 503),
    success({ canFlag: false, msg: '保全处理中', isOutproduct: false, conservationUrl: '' }),
  );
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('保全有效性校验接口异常');
  expect(screen.queryByRole('button', { name: '查看保全列表' })).toBeNull();

  await choose();
  expect(await screen.findByRole('button', { name: '查看保全列表' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('保全处理中');
}, 30_000);

it('shows the server’s message if the check was refused', async () => {
  server.on(check, refusal('900404', '未找到该内容，或您无权查看'));
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('未找到该内容，或您无权查看');
}, 30_000);
