import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/quotation-page.tsx';
import '@tuanbao/app/client/routes/write.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { cut, refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/getEffectiveProductList', success([]));
});

afterEach(() => void vi.restoreAllMocks());

it.each(['/quotation-page/9', '/write/9'])('%s of a product that is gone leads to the products', async (address) => {
  server.on('/api/insuranceChoose/9', refusal('900404', '该产品不存在或已下架'));
  renderApp(servicesFor(server.url), address);
  expect(await screen.findByText('该产品不存在或已下架')).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '返回产品列表' }));
  await waitFor(() => expect(currentAddress()).toBe('/entry'));
});

it('data that a failing server does not return can be loaded again', async () => {
  server.on('/api/insuranceChoose/9', refusal('006004', '系统繁忙，请稍后重试', null, 500));
  renderApp(servicesFor(server.url), '/write/9');
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(server.callsTo('/api/insuranceChoose/9').length).toBeGreaterThan(1));
});

it('says that the network is gone instead of calling the system busy', async () => {
  server.on('/api/insuranceChoose/9', cut);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp(servicesFor(server.url), '/write/9');
  expect(await screen.findByText('网络已断开，恢复后自动加载')).toBeVisible();
  expect(screen.getByText('网络已断开')).toBeVisible();

  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('网络已断开')).toBeNull());
});
