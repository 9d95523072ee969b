import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/application/InvoiceSection.tsx';
import '@tuanbao/app/client/application/WriteScreen.tsx';
import '@tuanbao/app/client/confirmation/ConfirmScreen.tsx';
import '@tuanbao/app/client/routes/order-confirm.tsx';
import '@tuanbao/app/client/routes/write.tsx';
import { draftCodec } from '@tuanbao/app/contract/wire/draft';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerSavedDraft, answerWriting, saves } from './support/answerWriting.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const draft = completeDraft(product);
const wish = { type: 'special', taxpayerKind: 'general', taxId: '', email: 'finance@example.com' } as const;

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  answerWriting(server, product);
  server.on('/api/validPersonInfo', success({ personCount: draft.persons.length }));
});

const saved = () => {
  const { body } = server.callsTo(saves).at(-1) ?? { body: '{}' };
  return (JSON.parse(body) as { orderInfo?: object }).orderInfo;
};
const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('the invoice of an order that is written', () => {
  it('is asked for on the writing screen and kept with the draft', async () => {
    answerSavedDraft(server, draft);
    renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d1`);
    await user.click(await screen.findByRole('checkbox', { name: '需要开具发票' }, { timeout: 20_000 }));
    await user.click(screen.getByRole('radio', { name: '专用发票' }));
    const email = screen.getByRole('textbox', { name: /收票邮箱/ });
    await user.click(email);
    await user.paste('finance');
    await user.tab();
    expect(email).toHaveAccessibleDescription(/电子邮箱不正确/);
    await user.clear(email);
    await user.paste('finance@example.com');
    await user.tab();
    await waitFor(() =>
      expect(saved()).toMatchObject({
        billInfo: { invoiceType: 2, taxpaerType: '1', taxId: '', receiveEmail: 'finance@example.com' },
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: '需要开具发票' }));
    await waitFor(() => expect(saved()).not.toHaveProperty('billInfo'));
  });

  it('is told at the confirmation, whose sections are those of the product', async () => {
    answerSavedDraft(server, { ...draft, invoice: wish });
    renderApp(servicesFor(server.url), `/orderConfirm/${product.id}?unfinishId=d1`);
    const card = (await screen.findByRole('heading', { name: '发票信息' }, { timeout: 20_000 })).closest('section');
    expect(within(card ?? document.body).getByText('专用发票')).toBeVisible();
    expect(within(card ?? document.body).getByText('finance@example.com')).toBeVisible();
    const all = ['保费明细', '保障方案', '产品与保险期间', '雇员', '投保人', '发票信息', '投保资料'];
    expect(headings().filter((heading) => all.includes(heading ?? ''))).toEqual(all);
  });

  it('has the sections of another product in its order, and none that it leaves out', async () => {
    const other = { ...product, sections: { ...product.sections, confirm: ['applicant', 'persons'] as const } };
    answerWriting(server, other);
    answerSavedDraft(server, draft);
    renderApp(servicesFor(server.url), `/orderConfirm/${product.id}?unfinishId=d1`);
    await screen.findByRole('heading', { name: '投保声明' }, { timeout: 20_000 });
    expect(headings().slice(0, 3)).toEqual(['投保人', '雇员', '投保声明']);
  });

  it('is saved with the draft as it was requested', () => {
    const wire = draftCodec.toWire({ ...draft, invoice: wish });
    expect(draftCodec.fromWire(wire).invoice).toEqual(wish);
    expect(draftCodec.fromWire(draftCodec.toWire(draft))).not.toHaveProperty('invoice');
  });
});
