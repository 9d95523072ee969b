import { waitFor } from '@testing-library/react';
import '@tuanbao/app/client/routes/order-list.tsx';
import '@tuanbao/app/client/routes/unfinish-list.tsx';
import { beforeEach, expect, it } from 'vitest';

import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
});

it.each([
  ['/orderList', '/api/orderQueryForPc'],
  ['/unfinishList', '/api/tmpOrder/queryTmpOrderByCondition'],
])('%s asks for 4 entries of page 1', async (address, path) => {
  renderApp(servicesFor(server.url), address);

  await waitFor(() => expect(server.callsTo(path)).toHaveLength(1));
  expect(JSON.parse(server.callsTo(path)[0]!.body)).toMatchObject({ pageIndex: 1, pageSize: 4 });
});
