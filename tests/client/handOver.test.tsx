import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OrderPayment } from '@tuanbao/app/client/payment/OrderPayment.tsx';
import '@tuanbao/app/client/payment/HandOverDialog.tsx';
import { MemoryRouter } from '@tuanbao/app/client/platform/navigation/router.ts';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { I18nProvider } from 'react-aria/I18nProvider';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const draft = completeDraft(product);
const order: OrderDetail = {
  ...draft,
  orderSn: 'TB7',
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: draft.applicant.groupName,
  status: 'awaitingPayment',
  totalFen: 100_000,
  heads: draft.persons.length,
  endDate: '2027-11-30',
  createdAt: '2026-11-20T01:30:00.000Z',
  policySn: null,
  quote: quote(product, quotableDraftOf(draft, new Map(), null)),
  events: [],
};
const payUrl = 'https://pay.example/cashier?trade=1';

const server = serverOfTests();

beforeEach(() => {
  server.on('/api/order/getOutPayUrl', success({ payUrl, qrCode: '<svg/>', expireTime: '2026-12-04T02:00:00.000Z' }));
  render(
    <ServicesProvider services={servicesFor(server.url)}>
      <I18nProvider locale="zh-CN">
        <SWRConfig value={{ provider: () => new Map() }}>
          <MemoryRouter>
            <OrderPayment order={order} onCheck={() => undefined} />
          </MemoryRouter>
        </SWRConfig>
      </I18nProvider>
    </ServicesProvider>,
  );
});

it('an order can be given to the customer for payment: a link with its end, a QR code, and a copy button', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '请客户支付' }));
  const dialog = within(await screen.findByRole('dialog', { name: '请客户支付' }));
  const link = await dialog.findByRole('textbox', { name: '支付链接' });
  expect(link).toHaveValue(payUrl);
  expect(link).toHaveAccessibleDescription('2026-12-04 10:00 前有效');
  expect(dialog.getByRole('img', { name: '扫码打开收银台' })).toBeVisible();

  await user.click(dialog.getByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe(payUrl);
  expect(dialog.getByText('链接已复制')).toBeVisible();
});
