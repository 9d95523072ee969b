import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/initiate-preservation.tsx';
import { expect, it } from 'vitest';

import { answerEndorsing } from './support/answerEndorsing.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();
const limits = '/api/conservation/riskLimitConservation';
const limit = (msg: string) =>
  success({ canFlag: msg === '', msg, personCount: 20, limitCount: null, usedCount: 0, leftCount: null });

it('says once why a policy can’t be endorsed now, and leads to its endorsements instead of the next step', async () => {
  answerEndorsing(server);
  server.on(limits, limit('该保单有进行中的保全'), limit('该保单有进行中的保全'), limit('该保单有进行中的保全'));
  renderApp(servicesFor(server.url), '/initiate-preservation?policy=p1');
  expect(await screen.findAllByText('该保单有进行中的保全', {}, { timeout: 15_000 })).toHaveLength(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: '下一步' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: '查看该保单的保全' }));
  expect(currentAddress()).toBe('/orderDetailUuid/p1?tab=endorsements');
}, 30_000);

it('offers the kinds that are possible if only one isn’t, with its reason', async () => {
  answerEndorsing(server);
  server.on(limits, limit('最多投保 20 人'), limit(''), limit(''));
  renderApp(servicesFor(server.url), '/initiate-preservation?policy=p1');
  await screen.findByText('最多投保 20 人', {}, { timeout: 15_000 });
  expect(screen.getByRole('button', { name: '下一步' })).toBeVisible();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.filter(({ disabled }) => disabled)).toHaveLength(1);
  expect(boxes).toHaveLength(3);
}, 30_000);
