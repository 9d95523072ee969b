import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/write.tsx';
import { employerLiability } from '@tuanbao/library/samples/products';
import { expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerSavedDraft, answerWriting } from './support/answerWriting.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { serverOfTests } from './support/serverOfTests.ts';

const product = employerLiability;
const server = serverOfTests();

it('offers the region of the last applicant again for the next one', async () => {
  const user = userEvent.setup();
  answerWriting(server, product);
  answerSavedDraft(server, { ...completeDraft(product), persons: [] });
  const open = async () => {
    renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d1?step=applicant`, { isNarrow: true });
    await user.click(await screen.findByRole('combobox', { name: /^所在地区/ }));
  };
  await open();
  await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), '深圳南山{Enter}');
  cleanup();

  await open();

  const again = within(await screen.findByRole('group', { name: '最近选择' }));
  expect(again.getByRole('button', { name: '深圳市 / 南山区' })).toBeVisible();
});
