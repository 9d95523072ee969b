import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AppServices } from '@tuanbao/app/client/createServices.ts';
import { tellPayResult } from '@tuanbao/app/client/payment/payChannel.ts';
import { PaymentPanel } from '@tuanbao/app/client/payment/PaymentPanel.tsx';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { servicesFor } from './support/renderApp.tsx';
import { ScriptedServer, success } from './support/scriptedServer.ts';

const payUrl = 'https://cashier.example/p1';
const blockedWords = '弹窗授权失败，无法打开支付窗口，请点击“授权”重试';

let server: ScriptedServer;
let services: AppServices;
let asked = 0;

beforeEach(async () => {
  asked = 0;
  server = await new ScriptedServer().start();
  server.on('/api/order/orderPayUrl', success({ payUrl }));
  services = servicesFor(server.url, {
    openPayWindow: () => {
      asked++;
      return null;
    },
  });
  render(
    <ServicesProvider services={services}>
      <I18nProvider locale="zh-CN">
        <PaymentPanel orderSn="TB1" amountFen={100} hasArrived={false} onCheck={() => undefined} />
      </I18nProvider>
    </ServicesProvider>,
  );
  await act(async () => {
    services.payment.open('TB1');
    await services.payment.send('TB1');
  });
});
afterEach(() => server.stop());

it('asks for leave where the browser blocked the window, tries once more, then offers the link in this tab', async () => {
  expect(await screen.findByText(blockedWords)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '授权' }));
  expect(asked).toBe(2);
  expect(await screen.findByRole('link', { name: '在本页支付' })).toHaveAttribute('href', payUrl);
  expect(screen.queryByText(blockedWords)).toBeNull();
  expect(screen.getByText('支付窗口未能打开')).toBeVisible();
  expect(screen.queryByText(/新打开的窗口|新窗口/)).toBeNull();
  expect(screen.getByRole('img', { name: '用手机扫码支付' })).toBeVisible();
});

it('offers the link in this tab if the user closes the dialog', async () => {
  await screen.findByText(blockedWords);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByRole('link', { name: '在本页支付' })).toHaveAttribute('href', payUrl);
  expect(asked).toBe(1);
});

it('gets the result from the payment window', async () => {
  await screen.findByText(blockedWords);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  tellPayResult({ orderSn: 'TB1', result: 'failed' });
  expect(await screen.findByText('支付未成功')).toBeVisible();
});
