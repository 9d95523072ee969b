import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/rewards/Rewards.tsx';
import '@tuanbao/app/client/routes/entry.tsx';
import { policyBonus } from '@tuanbao/app/contract/users';
import { fourRewards } from '@tuanbao/library/samples/rewards';
import { beforeEach, describe, expect, it } from 'vitest';

import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';
import { emptyWorklist } from './support/worklists.ts';

const asked = '/api/user/checkIfUserHasPolicyBonus';
const answer = (rewards: typeof fourRewards) => success(policyBonus.response.toWire(rewards));

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/getEffectiveProductList', success([]));
  server.on('/api/own/worklist', success(emptyWorklist));
  server.on('/api/own/productShelf', success({ pinned: [], recent: [] }));
  server.on('/api/own/monthTotals', success({ list: [] }));
});

describe('the rewards of an agent', () => {
  it('are shown in the product centre with the earned amount, and open their progress', async () => {
    server.on(asked, answer(fourRewards));
    renderApp(servicesFor(server.url), '/entry');
    await user.click(await screen.findByRole('button', { name: /已获奖励\s*¥350\.00/ }));

    const dialog = await screen.findByRole('dialog', { name: '奖励进度' });
    expect(within(dialog).getByText('距下一档还差 7 单')).toBeVisible();
  });

  it('disappear while a customer looks on, and are not loaded then', async () => {
    server.on(asked, answer(fourRewards));
    const services = servicesFor(server.url);
    renderApp(services, '/entry');
    await user.click(await screen.findByRole('button', { name: /已获奖励/ }));
    await screen.findByRole('dialog', { name: '奖励进度' });
    services.customerView.toggle();

    await waitFor(() => expect(screen.queryByText(/奖励/)).toBeNull());
    expect(document.body.textContent).not.toContain('350.00');
  });

  it('are not shown to users who may not see commission', async () => {
    server.on(asked, answer([]));
    const services = servicesFor(server.url);
    renderApp(services, '/entry');
    await waitFor(() => expect(server.callsTo(asked)).toHaveLength(1));
    await act(() => services.send(policyBonus, {})); // When this response arrives, the screen has received its own.

    expect(screen.queryByText(/奖励/)).toBeNull();
  });
});
