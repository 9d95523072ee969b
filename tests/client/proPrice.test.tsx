import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { draftCodec } from '@tuanbao/app/contract/wire/draft';
import { shareOf } from '@tuanbao/library/domain/money/commission';
import { yuanOf } from '@tuanbao/library/domain/money/fen';
import { employerLiability } from '@tuanbao/library/samples/products';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { answerWriting, saves } from './support/answerWriting.ts';
import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';
import { visitStorage } from './support/visitStorage.ts';

const product = employerLiability;
const draft = completeDraft(product);
const price = yuanOf(shareOf(totalOf(product, draft), '0.85'));

const server = serverOfTests();

beforeEach(() => {
  answerWriting(server, product);
  const task = { id: 't1', title: '青禾年度投保', note: '', status: 'opened', orderSn: '' };
  server.on('/api/customOrder/getById/t1', success({ ...task, orderInfo: draftCodec.toWire(draft) }));
  server.on(saves, success({ id: 'd9', version: 1, savedAt: '2026-11-20T01:30:00.000Z' }));
  server.on(
    '/api/product/getPremiumAndMissionConfig',
    success({ pushMoneySwitch: false, premiumRate: '', proPriceRate: '0.85', missionList: [] }),
  );
});

afterEach(() => window.localStorage.clear());

async function openAs(isProPriceShow: boolean): Promise<void> {
  server.on('/api/user/getUserInfo', success({ ...agent, userUuid: 'u1', isProPriceShow }));
  renderApp(servicesFor(server.url, { visitStorage: visitStorage() }), `/writeByAdmin/${product.id}/u1/t1`);
  await screen.findByText('青禾年度投保');
}

describe('the professional price', () => {
  it('stands beside the premium for an agent who may see it', async () => {
    server.on('/api/user/isppshow', success({ isProPriceShow: true }));
    await openAs(true);
    await userEvent.click(await screen.findByRole('button', { name: '专业价' }));
    expect(screen.getByRole('button', { name: /^专业价 ¥/ })).toHaveTextContent(price);
    expect(server.callsTo('/api/user/isppshow')[0]?.query).toBe('?u=u1');
  });

  it('is gone where the call says that it is no longer shown', async () => {
    server.on('/api/user/isppshow', success({ isProPriceShow: false }));
    await openAs(true);
    await waitFor(() => expect(server.callsTo('/api/user/isppshow')).toHaveLength(1));
    expect(screen.queryByText(/专业价/)).toBeNull();
  });

  it('is asked for no other agent', async () => {
    await openAs(false);
    expect(screen.queryByText(/专业价/)).toBeNull();
    expect(server.callsTo('/api/user/isppshow')).toEqual([]);
  });
});
