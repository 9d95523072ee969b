import { cleanup, screen } from '@testing-library/react';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/entry.tsx';
import '@tuanbao/app/client/routes/product.tsx';
import { commissionTerms } from '@tuanbao/app/contract/referenceData';
import { employerLiabilityListing } from '@tuanbao/library/samples/products';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { ScriptedServer, success } from './support/scriptedServer.ts';

const listing = { ...employerLiabilityListing, earnings: { percent: '15', rewards: 1 } };
const mission = {
  code: 'first-order',
  name: '新人首单奖励（示例）',
  type: 'firstOrder',
  from: '2026-01-01',
  until: '2026-12-31',
  steps: [{ target: 1, bonus: '50.00' }],
} as const;

let server: ScriptedServer;

beforeEach(async () => {
  server = await new ScriptedServer().start();
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/getEffectiveProductList', success([listing]));
  server.on(
    '/api/product/getPremiumAndMissionConfig',
    success(commissionTerms.response.toWire({ isShown: true, rate: '0.15', missions: [mission] })),
  );
});
afterEach(async () => {
  cleanup();
  window.sessionStorage.clear();
  await server.stop();
});

const open = (address: string) => renderApp(servicesFor(server.url, { visitStorage: window.sessionStorage }), address);
const product = `/product/${listing.id}`;

describe('what the agent earns', () => {
  it('is shown on the cards of the list, without a request for each', async () => {
    open('/entry');

    expect(await screen.findByText('推广费 15%')).toBeVisible();
    expect(screen.getByText('1 项奖励进行中')).toBeVisible();
    expect(server.callsTo('/api/product/getPremiumAndMissionConfig')).toEqual([]);
  });

  it('is shown with its rewards on the page of a product', async () => {
    open(product);

    expect(await screen.findByText('保费的 15%')).toBeVisible();
    expect(screen.getByText('2026-12-31').parentElement).toHaveTextContent('新人首单奖励（示例），截至 2026-12-31');
  });

  it.each([
    ['the list', '/entry'],
    ['the page of a product', product],
  ])('is not shown on %s while a customer looks on', async (_, address) => {
    window.sessionStorage.setItem('tuanbao.customerView', 'on');
    open(address);
    await screen.findAllByText(listing.name);

    expect(document.body.textContent).not.toMatch(/推广费|奖励/);
    expect(server.callsTo('/api/product/getPremiumAndMissionConfig')).toEqual([]);
  });
});
