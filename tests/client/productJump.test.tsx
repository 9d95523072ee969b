import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/products/JumpDialog.tsx';
import '@tuanbao/app/client/routes/entry.tsx';
import '@tuanbao/app/client/routes/product.tsx';
import type { ProductJump } from '@tuanbao/library/domain/product/productDefinition';
import { employerLiabilityListing } from '@tuanbao/library/samples/products';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { ScriptedServer, success } from './support/scriptedServer.ts';

let server: ScriptedServer;
beforeEach(async () => {
  server = await new ScriptedServer().start();
  server.on('/api/user/getUserInfo', success(agent));
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await server.stop();
});

/** Opens a list with one product, which has this jump, and presses the product's button. */
async function choose(jump: ProductJump) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  server.on('/api/getEffectiveProductList', success([{ ...employerLiabilityListing, id: '99001', jump }]));
  renderApp(servicesFor(server.url), '/entry');
  await userEvent.click(await screen.findByRole('button', { name: /^投保/ }));
  return opened;
}

it('an API product has its page of details, and from there the insurer’s quotation', async () => {
  const opened = await choose({ kind: 'api', address: 'https://insurer.example/quote?product=99001' });
  expect(await screen.findByRole('heading', { level: 1, name: employerLiabilityListing.name })).toBeVisible();
  expect(currentAddress()).toBe('/product/99001');
  expect(opened).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: '前往报价与投保' }));
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://insurer.example/quote?product=99001', '_blank', 'noopener');
});

it('a CPS product opens its link in a window of its own', async () => {
  const opened = await choose({ kind: 'cps', address: 'https://insurer.example/cps/1' });
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://insurer.example/cps/1', '_blank', 'noopener');
  expect(currentAddress()).toBe('/entry');
});

it('a mini-program is opened by a phone, from a code', async () => {
  await choose({ kind: 'cps', address: 'weixin://dl/business/?appid=wx00&path=pages/quote' });
  const dialog = await screen.findByRole('dialog', { name: employerLiabilityListing.name });
  expect(within(dialog).getByRole('img', { name: /扫码/ })).toBeVisible();
});

it('an OFFLINE product shows its mobile page in a sandboxed frame, told that it stands in a desktop’s', async () => {
  await choose({ kind: 'offline', address: 'https://insurer.example/m/write/1' });
  const dialog = await screen.findByRole('dialog', { name: employerLiabilityListing.name });
  const frame = within(dialog).getByTitle(employerLiabilityListing.name);
  expect(frame).toHaveAttribute('src', 'https://insurer.example/m/write/1?source=pc');
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
});

it('an invalid address leads nowhere and says so', async () => {
  const opened = await choose({ kind: 'cps', address: 'javascript:alert(1)' });
  expect(await screen.findByText('产品解析错误：无效的跳转地址')).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});

it('a mobile page over http is not framed: the user reads why, and opens it in a window of its own', async () => {
  await choose({ kind: 'offline', address: 'http://insurer.example/m/write/1' });
  const dialog = await screen.findByRole('dialog', { name: employerLiabilityListing.name });
  expect(within(dialog).getByText(/未加密（http）/)).toBeVisible();
  expect(within(dialog).queryByTitle(employerLiabilityListing.name)).toBeNull();
  expect(within(dialog).getByRole('link', { name: /在新窗口中打开/ })).toHaveAttribute(
    'href',
    'http://insurer.example/m/write/1?source=pc',
  );
});
