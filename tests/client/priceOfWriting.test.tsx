import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/drafts/placeDraft.ts';
import '@tuanbao/app/client/routes/write.tsx';
import '@tuanbao/app/client/application/WriteScreen.tsx';
import { savedDraftCodec } from '@tuanbao/app/contract/savedDrafts';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { employerLiability } from '@tuanbao/library/samples/products';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerWriting } from './support/answerWriting.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { ScriptedServer, success } from './support/scriptedServer.ts';

const usual = employerLiability;
const axProduct: ProductDefinition = {
  ...usual,
  features: { ...usual.features, ax: true },
  axLimits: { maxQuantity: 3, maxPersonsText: '每单最多投保 2,000 人' },
};
const saves = '/api/tmpOrder/submitTmpOrder';

let server: ScriptedServer;
let user: UserEvent;

beforeEach(async () => {
  user = userEvent.setup();
  server = await new ScriptedServer().start();
  const saved = { id: 'd1', version: 3, savedAt: '2026-11-20T01:30:00.000Z', draft: completeDraft(usual) };
  server.on('/api/tmpOrder/getTmpOrderInfo/d1', success(savedDraftCodec.toWire(saved)));
  server.on(saves, success({ id: 'd1', version: 4, savedAt: '2026-11-20T02:00:00.000Z' }));
});
afterEach(async () => {
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
  await server.stop();
});

function open(product: ProductDefinition): void {
  answerWriting(server, product);
  renderApp(servicesFor(server.url, { visitStorage: window.sessionStorage }), `/writeByUnfinish/${product.id}/d1`);
}

describe('how many times over a group insures', () => {
  it('is asked for on the AX line, with its limits in words, and is saved', async () => {
    open(axProduct);
    const quantity = await screen.findByLabelText(/^投保份数/);
    expect(quantity).toHaveAccessibleDescription(/最多 3 份；每单最多投保 2,000 人/);
    await user.clear(quantity);
    await user.type(quantity, '3');
    await user.tab(); // A field commits its value when it loses the focus.

    await waitFor(() => {
      const { body = '{}' } = server.callsTo(saves).at(-1) ?? {};
      expect(JSON.parse(body)).toMatchObject({ orderInfo: { applyQuantity: 3 } });
    });
  });

  it('is no question of another product', async () => {
    open(usual);
    await screen.findByRole('heading', { level: 2, name: '保障方案' });
    expect(screen.queryByLabelText(/^投保份数/)).toBeNull();
  });
});

describe('commission', () => {
  const terms = { pushMoneySwitch: true, premiumRate: '0.15', missionList: [] };

  it('of the current premium is shown to an agent who may see it', async () => {
    server.on('/api/product/getPremiumAndMissionConfig', success(terms));
    open(usual);
    await user.click(await screen.findByRole('button', { name: '推广费', expanded: false }));
    expect(screen.getByRole('button', { name: '预计推广费 ¥41.85（15%）', expanded: true })).toBeVisible();
  });

  it('is folded until the agent opens it, and the device remembers the choice', async () => {
    server.on('/api/product/getPremiumAndMissionConfig', success(terms));
    open(usual);
    const folded = await screen.findByRole('button', { name: '推广费' });
    expect(document.body.textContent).not.toContain('¥41.85');
    await user.click(folded);
    cleanup();

    open(usual);
    await user.click(await screen.findByRole('button', { name: /^预计推广费 ¥41\.85/ }));
    expect(await screen.findByRole('button', { name: '推广费' })).toBeVisible();
  });

  it('is the only amount that is hidden while a customer looks on', async () => {
    server.on('/api/product/getPremiumAndMissionConfig', success(terms));
    window.sessionStorage.setItem('tuanbao.customerView', 'on');
    open(usual);
    expect(await within(await screen.findByRole('region', { name: '保费' })).findByText('¥279.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: /推广费/ })).toBeNull();
  });

  it('is neither loaded nor shown while a customer looks on', async () => {
    server.on('/api/product/getPremiumAndMissionConfig', success(terms));
    window.sessionStorage.setItem('tuanbao.customerView', 'on');
    open(usual);
    await screen.findByRole('heading', { level: 2, name: '保障方案' });
    expect(screen.queryByText(/推广费/)).toBeNull();
    expect(server.callsTo('/api/product/getPremiumAndMissionConfig')).toEqual([]);
  });

  it('is not shown to an agent for whom it is switched off', async () => {
    server.on(
      '/api/product/getPremiumAndMissionConfig',
      success({ ...terms, pushMoneySwitch: false, premiumRate: '' }),
    );
    open(usual);
    await waitFor(() => expect(server.callsTo('/api/product/getPremiumAndMissionConfig')).toHaveLength(1));
    await screen.findByRole('heading', { level: 2, name: '保障方案' });
    expect(screen.queryByText(/推广费/)).toBeNull();
  });
});
