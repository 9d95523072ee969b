import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { employerLiability as product } from '../../stories/fixtures/products.ts';
import { answerWriting, saves } from './support/answerWriting.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const deletion = '/api/tmpOrder/delTmpOrderInfo';
const server = serverOfTests();

// The screens' code is loaded once, which takes as long as the machine needs.
beforeAll(
  () =>
    Promise.all([
      import('@tuanbao/app/client/routes/write.tsx'),
      import('@tuanbao/app/client/drafts/placeDraft.ts'),
      import('@tuanbao/app/client/writing/WriteScreen.tsx'),
      import('@tuanbao/app/client/writing/MaterialsSection.tsx'),
    ]),
  120_000,
);
beforeEach(() => {
  answerWriting(server, product);
  server.on('/api/tmpOrder/queryTmpOrderList', success([]));
  server.on(saves, success({ id: 'd9', version: 1, savedAt: '2026-11-20T01:30:00.000Z' }));
  server.on(deletion, success({}));
});

const groupName = () => screen.findByLabelText(/^投保单位名称/);
const reset = () => screen.queryByText('重新填写');

it('a draft in work can be reset to empty at any time, once something was entered', async () => {
  const user = userEvent.setup();
  renderApp(servicesFor(server.url), `/write/${product.id}`);
  const field = await groupName();
  expect(reset()).toBeNull();

  await user.click(field);
  await user.paste('青禾机械制造有限公司');
  await user.tab();
  await user.click(await screen.findByText('重新填写'));
  await user.click(await screen.findByRole('button', { name: '删除并重新开始' }));

  await waitFor(async () => expect(await groupName()).toHaveValue(''));
  expect(server.callsTo(deletion).map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ id: 'd9' }]);
  await waitFor(() => expect(reset()).toBeNull());
}, 60_000);
