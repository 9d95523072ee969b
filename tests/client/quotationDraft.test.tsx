import { screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/drafts/placeDraft.ts';
import '@tuanbao/app/client/quotations/QuotationDraftsPage.tsx';
import '@tuanbao/app/client/quotations/QuotationScreen.tsx';
import '@tuanbao/app/client/routes/quotation-page.tsx';
import { savedDraftCodec } from '@tuanbao/app/contract/savedDrafts';
import { draftCodec } from '@tuanbao/app/contract/wire/draft';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerWriting } from './support/answerWriting.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const product = employerLiability;
const groupName = '青禾机械制造有限公司';
const draft = { ...completeDraft(product), persons: [] };
const quoted = {
  ...draft,
  applicant: { ...draft.applicant, groupName },
  schemes: draft.schemes.map((scheme) => ({
    ...scheme,
    occupations: [{ code: '0001001', name: '公务员、职员（内勤）', occupationClass: 1 as const, heads: 5 }],
  })),
};
const saves = '/api/tmpOrder/submitTmpOrder';
const drafts = '/api/tmpOrder/queryTmpOrderList';
const deletions = '/api/tmpOrder/delTmpOrderInfo';
const savedAt = '2026-11-20T01:30:00.000Z';

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  answerWriting(server, product);
  server.on(drafts, success([]));
  server.on(saves, success({ id: 'q1', version: 1, savedAt }));
  server.on(deletions, success({}));
});

const open = (query = '') => renderApp(servicesFor(server.url), `/quotation-page/${product.id}${query}`);
const bodiesTo = (path: string) => server.callsTo(path).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const group = () => screen.findByRole('textbox', { name: /投保单位名称/ });

const listed = (id: string, company: string) => ({
  id,
  version: 3,
  savedAt,
  productId: product.id,
  productName: product.name,
  groupName: company,
  heads: 5,
  totalPremium: '465',
});

/** Sets the server's responses: the server has stored this draft of a quotation. */
function keepDraft(kept = quoted): void {
  server.on(drafts, success([listed('q1', groupName)]));
  server.on(
    '/api/tmpOrder/getTmpOrderInfo/q1',
    success(savedDraftCodec.toWire({ id: 'q1', version: 3, savedAt, draft: kept })),
  );
}

describe('a quotation in progress', () => {
  it('is saved on the server while it is written, and not among the unfinished orders', async () => {
    open();
    await user.type(await group(), groupName);
    await user.tab();

    await waitFor(() => expect(bodiesTo(saves)).not.toEqual([]));
    expect(bodiesTo(saves)[0]).toMatchObject({ id: '', draftType: 'quotation' });
    expect(server.callsTo(drafts)[0]?.query).toContain('draftType=quotation');
    expect(await screen.findByText(/^已保存 /)).toBeVisible();
    const onDevice = [window.localStorage, window.sessionStorage].flatMap((storage) => Object.values<unknown>(storage));
    expect(JSON.stringify(onDevice)).not.toContain(groupName);
  });

  it('is offered beside a new one if the product is quoted again; neither choice deletes anything', async () => {
    keepDraft();
    server.on(drafts, success([listed('q1', groupName), listed('q2', '杭州云栖酒店管理有限公司')]));
    open();
    expect(await screen.findByRole('heading', { name: `${product.name}：继续还是新建？` })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^继续 / })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: `继续 ${groupName}` }));
    expect(await screen.findByText(/^已恢复未完成的草稿/)).toBeVisible();
    expect(await group()).toHaveValue(groupName);
    expect(currentAddress()).toBe(`/quotation-page/${product.id}?draft=q1`);
    expect(bodiesTo(deletions)).toEqual([]);
  });

  it('is kept when another one is begun, which shows where it is', async () => {
    keepDraft();
    open('?draft=q1');
    await user.click(await screen.findByRole('button', { name: '重新开始' }));
    await waitFor(async () => expect(await group()).toHaveValue(''));
    expect(screen.getByText(`原草稿（${groupName}）已保留，下次报价时可以继续。`)).toBeVisible();
    expect(screen.getByRole('link', { name: '返回刚才填写的内容' })).toHaveAttribute(
      'href',
      `/quotation-page/${product.id}?draft=q1`,
    );
    expect(bodiesTo(deletions)).toEqual([]);

    await user.type(await group(), '甲');
    await user.tab();
    await waitFor(() => expect(bodiesTo(saves)).toMatchObject([{ id: '', draftType: 'quotation' }]));
  });

  it('can be deleted in the list of offers, and restored', async () => {
    keepDraft();
    open();
    await user.click(await screen.findByRole('button', { name: `删除草稿 ${groupName}` }));
    expect(await screen.findByText(`报价草稿（${groupName}）已删除`)).toBeVisible();
    expect(bodiesTo(deletions)).toEqual([{ id: 'q1' }]);

    await user.click(screen.getByRole('button', { name: '撤销删除' }));
    await waitFor(() => expect(bodiesTo(saves)).toMatchObject([{ id: '', version: 0, draftType: 'quotation' }]));
  });

  it('whose first day has passed gets the next possible one', async () => {
    keepDraft({ ...quoted, startDate: '2026-10-01' });
    open('?draft=q1');
    await user.type(await group(), '甲');
    await user.tab();
    await waitFor(() => expect(bodiesTo(saves)).not.toEqual([]));
    expect(bodiesTo(saves)[0]).toMatchObject({ id: 'q1', version: 3, orderInfo: { validStartDate: '2026-11-21' } });
  });

  it('is gone once the quotation is saved', async () => {
    keepDraft();
    server.on(
      '/api/own/quotations',
      success({ id: 'b1', quotationSn: 'BJ1', totalPremium: '465', validEndDate: '2026-12-20' }),
    );
    open('?draft=q1');
    await user.click(await screen.findByRole('button', { name: '保存报价' }));

    await waitFor(() => expect(currentAddress()).toBe('/quotationShow?id=b1'));
    expect(bodiesTo('/api/own/quotations')).toMatchObject([draftCodec.toWire(quoted)]);
    expect(bodiesTo(deletions)).toEqual([{ id: 'q1' }]);
  });
});
