import { screen, within } from '@testing-library/react';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/order-detail-offline.tsx';
import { type OfflineAnswer, offlineCodec } from '@tuanbao/app/contract/offlineOrders';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { maskedPerson } from '@tuanbao/library/domain/roster/maskedText';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { unanswered } from '../fixtures/offlineAnswer.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { answerWriting } from './support/answerWriting.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const licence = 'https://files.example/licence.png';
const draft: OrderDraft = {
  ...completeDraft(product),
  materials: { businessLicence: [licence] },
  invoice: { type: 'ordinary', taxpayerKind: 'general', taxId: '', email: 'finance@example.com' },
};
const server = serverOfTests();

beforeEach(() => {
  answerWriting(server, product);
  const file = { url: licence, name: '营业执照.png', type: 'image/png', size: 1200, orderSn: '' };
  server.on('/api/own/files', success({ fileList: [{ ...file, readUrl: licence, thumbnailUrl: licence }] }));
});

const open = async (content: OrderDraft, answer: Partial<OfflineAnswer> = {}) => {
  const order = {
    id: 'f1',
    version: 2,
    note: '请尽快出单',
    createdAt: '2026-11-20T01:00:00.000Z',
    updatedAt: '2026-11-20T01:00:00.000Z',
    draft: content,
    ...unanswered,
    ...answer,
  };
  server.on('/api/tmpOrder/getOfflineTempOrderDetail', success(offlineCodec.toWire(order)));
  renderApp(servicesFor(server.url), '/orderDetailOffline/f1');
  await screen.findByRole('heading', { level: 1, name: content.applicant.groupName }, { timeout: 20_000 });
};

describe('the order page of an offline order', () => {
  it('shows its persons masked, its premium and its materials, in the sections of the product', async () => {
    await open(draft);
    const [person] = draft.persons;
    const masked = maskedPerson(person!);
    const table = within(await screen.findByRole('table', { name: '人员清单' }));
    expect(table.getAllByText(masked.idNo)[0]).toBeVisible();
    for (const { name, idNo } of draft.persons) {
      expect(screen.queryByText(name)).toBeNull();
      expect(screen.queryByText(idNo)).toBeNull();
    }
    expect(screen.queryByText(draft.applicant.contactMobile)).toBeNull();
    expect(screen.getAllByText(formatFen(totalOf(product, draft)))[0]).toBeVisible();
    expect(screen.getByText('保费按产品费率试算，以保险公司线下核定为准。')).toBeVisible();
    expect(await screen.findByText('营业执照.png')).toBeVisible();
    expect(await screen.findByText('finance@example.com')).toBeVisible();
    expect(screen.getByText('请尽快出单')).toBeVisible();
  });

  it('shows that there is no price yet if its content has none', async () => {
    const [scheme] = draft.schemes;
    await open({ ...draft, schemes: [{ ...scheme!, planCode: 'NONE' }] });
    expect(screen.getByText('保费待核定')).toBeVisible();
    expect(screen.getByText(/暂不能试算保费/)).toBeVisible();
  });

  it('shows the quote with its last day and the words of the operators', async () => {
    await open(draft, { state: 'quoted', words: '已核定高空作业', quotedFen: 1_280_000, validUntil: '2026-12-20' });
    const notice = within(screen.getByText('已核定高空作业').closest('[role=status]')!);
    expect(notice.getByText('已报价')).toBeVisible();
    expect(notice.getByText(formatFen(1_280_000))).toBeVisible();
    expect(notice.getByText('2026-12-20')).toBeVisible();
  });

  it('leads to the prepared order that was made from it', async () => {
    await open(draft, { state: 'prepared', preparedPath: '/writeByAdmin/p/a/t' });
    expect(screen.getByRole('link', { name: '去核对并提交' })).toHaveAttribute('href', '/writeByAdmin/p/a/t');
  });
});
