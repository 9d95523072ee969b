import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderDesk } from './support/renderDesk.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();
const at = '2026-11-20T02:00:00Z';

const order = {
  orderSn: 'TB20261120',
  groupName: '启明科技有限公司',
  productName: '安业雇主责任保险',
  insurerName: '恒运财产保险（示例）',
  agentName: '林晓舟',
  state: 'insured',
  premium: '9000.00',
  heads: 12,
  startDate: '2026-12-01',
  endDate: '2027-11-30',
  policySn: 'BD20261120',
  handedInAt: at,
  isRefundable: false,
  waiting: [],
  events: [],
  files: [],
  endorsements: [{ id: 'e1', reference: 'BQ20261120', state: 'firstReview', certificateSn: '', at }],
  invoices: [{ id: 'i1', state: 'applied', amount: '1.00', invoiceNo: '', at }],
};

it('the page of an order has a link back, and marks the overview in the menu', async () => {
  server.on('/api/desk/work/orders/TB20261120', success(order));
  renderDesk(server, '/desk/orders/TB20261120');
  expect(await screen.findByRole('link', { name: '返回工作台' })).toHaveAttribute('href', '/desk');
  const menu = within(screen.getByRole('navigation', { name: '菜单' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('工作台');
});

it('an invoice without a number is a request, and its state is not contradicted', async () => {
  server.on('/api/desk/work/orders/TB20261120', success(order));
  renderDesk(server, '/desk/orders/TB20261120');
  expect(await screen.findByText('开票申请')).toBeVisible();
  expect(screen.getByText('保全号：BQ20261120')).toBeVisible();
  expect(screen.queryByText('未开票')).toBeNull();
});
