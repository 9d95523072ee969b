import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@tuanbao/app/client/routes/information.tsx';
import '@tuanbao/app/client/shell/AgentNotices.tsx';
import { expect, it } from 'vitest';

import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();

it('a notice of the platform stays until the agent closes it, also after a reload', async () => {
  const user = userEvent.setup();
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/getInformationRevealList', success([]));
  server.on(
    '/api/own/agentNotices',
    success([{ noticeId: 'n1', text: '11月25日凌晨维护，期间无法提交订单', until: '2026-11-24' }]),
  );
  renderApp(servicesFor(server.url), '/information');
  await user.keyboard('{Shift}'); // After the first input, the app loads code that the first screen doesn't need.

  expect(await screen.findByText(/凌晨维护/, {}, { timeout: 15_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText(/凌晨维护/)).toBeNull();
  cleanup();

  renderApp(servicesFor(server.url), '/information');
  await user.keyboard('{Shift}');
  await waitFor(() => expect(server.calls.filter(({ path }) => path === '/api/own/agentNotices')).toHaveLength(2), {
    timeout: 15_000,
  });
  expect(screen.queryByText(/凌晨维护/)).toBeNull();
});
