import { configure, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import '@tuanbao/app/client/routes/entry.tsx';
import { savedDraftCodec } from '@tuanbao/app/contract/savedDrafts';
import { productSummaryOf } from '@tuanbao/library/domain/rating/productSummaryOf';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerWriting, draftSearch, saves } from './support/answerWriting.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';
import { visitStorage } from './support/visitStorage.ts';

const deletion = '/api/tmpOrder/delTmpOrderInfo';
const savedAt = '2026-11-20T01:30:00.000Z';
const server = serverOfTests();
let user: UserEvent;

configure({ asyncUtilTimeout: 10_000 }); // The timeout is long enough for a busy machine.
// The code of the screens is loaded once before the tests, because loading takes longer than the timeout of a test.
beforeAll(
  () =>
    Promise.all([
      import('@tuanbao/app/client/routes/write.tsx'),
      import('@tuanbao/app/client/drafts/placeDraft.ts'),
      import('@tuanbao/app/client/drafts/DraftChoiceDialog.tsx'),
      import('@tuanbao/app/client/application/WriteScreen.tsx'),
      import('@tuanbao/app/client/application/MaterialsSection.tsx'),
    ]),
  120_000,
);

const listed = (id: string, groupName: string, totalPremium: string | null = '1234.5') => ({
  id,
  version: 3,
  savedAt,
  productId: product.id,
  productName: product.name,
  groupName,
  heads: 12,
  totalPremium,
});

beforeEach(() => {
  user = userEvent.setup();
  answerWriting(server, product);
  server.on('/api/getEffectiveProductList', success([productSummaryOf(product)]));
  server.on(saves, success({ id: 'd9', version: 1, savedAt }));
  server.on(deletion, success({}));
  const draft = completeDraft(product);
  for (const id of ['d1', 'd2', 'd9']) {
    server.on(
      `/api/tmpOrder/getTmpOrderInfo/${id}`,
      success(savedDraftCodec.toWire({ id, version: 3, savedAt, draft })),
    );
  }
});

const two = success({ total: 7, list: [listed('d1', '杭州云栖酒店管理有限公司'), listed('d2', '', null)] });
const groupName = () => screen.findByLabelText(/^投保单位名称/);
const typeGroupName = async (text: string) => {
  await user.click(await groupName());
  await user.paste(text);
  await user.tab();
};
const bodies = (path: string) => server.callsTo(path).map(({ body }) => JSON.parse(body) as object);
const insure = () => screen.findByRole('button', { name: `投保 ${product.name}` });
const question = () => screen.findByRole('dialog', { name: `${product.name}：继续还是新建？` });

describe('a product with unfinished drafts', () => {
  it('opens a dialog when it is chosen: each draft with its time, persons and price; Esc stays', async () => {
    server.on(draftSearch, two);
    renderApp(servicesFor(server.url), '/entry');
    await user.click(await insure());
    const dialog = within(await question());
    const [first, second] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent('杭州云栖酒店管理有限公司保存于 2026-11-20 09:3012 人');
    expect(within(first!).getByText(/1,234\.50/)).toBeVisible();
    expect(second).toHaveTextContent('未填写投保单位');
    expect(dialog.getByText(/有 7 份未完成的草稿/)).toBeVisible();
    expect(dialog.getByRole('link', { name: '查看全部未完成订单' })).toHaveAttribute('href', '/unfinishList');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentAddress()).toBe('/entry');
    const opener = await insure();
    await waitFor(() => expect(opener).toHaveFocus()); // The closed dialog gives the focus back after one frame.
  }, 60_000);

  it('continues the selected one, by keyboard', async () => {
    server.on(draftSearch, two);
    renderApp(servicesFor(server.url), '/entry');
    await user.click(await insure());
    const go = within(await question()).getByRole('button', { name: '继续 杭州云栖酒店管理有限公司' });
    go.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentAddress()).toBe(`/writeByUnfinish/${product.id}/d1`));
    expect(await groupName()).not.toHaveValue('');
  }, 60_000);

  it('starts another one, which exists after a reload, and deletes none', async () => {
    server.on(draftSearch, two);
    const visit = visitStorage();
    renderApp(servicesFor(server.url, { visitStorage: visit }), '/entry');
    await user.click(await insure());
    await user.click(within(await question()).getByRole('button', { name: '新建' }));
    await waitFor(() => expect(currentAddress()).toBe(`/write/${product.id}`));
    await typeGroupName('青禾机械制造有限公司');
    await waitFor(() => expect(bodies(saves)).toMatchObject([{ id: '' }]));
    await waitFor(() => expect(visit.getItem(`tuanbao.draftOf.product:${product.id}`)).toBe('d9'));

    document.body.innerHTML = '';
    renderApp(servicesFor(server.url, { visitStorage: visit }), `/write/${product.id}`);
    expect(await screen.findByText(/^已恢复未完成的草稿/)).toBeVisible();
    expect(server.callsTo(deletion)).toEqual([]);
  }, 60_000);

  it('opens a dialog on the page if its address is opened directly', async () => {
    server.on(draftSearch, two);
    renderApp(servicesFor(server.url), `/write/${product.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: `${product.name}：继续还是新建？` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '新建' }));
    expect(await groupName()).toHaveValue('');
  }, 60_000);

  it('opens no dialog if there are none', async () => {
    renderApp(servicesFor(server.url), '/entry');
    await user.click(await insure());
    expect(await groupName()).toHaveValue('');
    expect(currentAddress()).toBe(`/write/${product.id}`);
    expect(server.callsTo(draftSearch)).toHaveLength(1);
  }, 60_000);
});

describe('a draft in progress', () => {
  it('can be replaced by another one at any time after an input; both are kept', async () => {
    renderApp(servicesFor(server.url), `/write/${product.id}`);
    await groupName();
    expect(screen.queryByRole('button', { name: '重新开始' })).toBeNull();
    await typeGroupName('青禾机械制造有限公司');
    await user.click(await screen.findByRole('button', { name: '重新开始' }));

    await waitFor(async () => expect(await groupName()).toHaveValue(''));
    expect(screen.getByText(/原草稿（青禾机械制造有限公司）保留在未完成订单中/)).toBeVisible();
    expect(server.callsTo(deletion)).toEqual([]);
    expect(screen.queryByRole('button', { name: '重新开始' })).toBeNull();
  }, 60_000);

  it('stays open if it could not be saved', async () => {
    server.on(saves, refusal('006004', '系统繁忙，请稍后重试'));
    renderApp(servicesFor(server.url), `/write/${product.id}`);
    await typeGroupName('青禾机械制造有限公司');
    await user.click(await screen.findByRole('button', { name: '重新开始' }));
    expect(await screen.findByText(/当前草稿尚未保存成功/)).toBeVisible();
    expect(await groupName()).toHaveValue('青禾机械制造有限公司');
  }, 60_000);

  it('is not kept when it is empty again', async () => {
    renderApp(servicesFor(server.url), `/write/${product.id}`);
    await typeGroupName('青禾');
    await waitFor(() => expect(bodies(saves)).toHaveLength(1));
    await screen.findByText(/^已保存 /);
    await user.clear(await groupName());
    await user.tab();
    await waitFor(() => expect(bodies(deletion)).toEqual([{ id: 'd9', version: 1 }]));
    expect(await screen.findByText('修改后自动保存')).toBeVisible();
    expect(bodies(saves)).toHaveLength(1);
  }, 60_000);
});

const draft = completeDraft(product);
/** Matches the text of the banner. The date in it is an element of its own. */
const restored = (_: string, element: Element | null): boolean =>
  element?.tagName === 'SPAN' &&
  element.textContent === `已恢复未完成的草稿（${draft.applicant.groupName}，保存于 2026-11-20 09:30）`;
const openDraft = () => renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d4`);

it.each([
  ['quotation', 'BJ20261120000001', '已从报价单 BJ20261120000001 带入'],
  ['renewal', 'P20251201', '已从原保单 P20251201 续保带入'],
] as const)(
  'shows that a draft was made from a %s, and offers no other start beside it',
  async (kind, number, words) => {
    const broughtFrom = { kind, number };
    server.on(
      '/api/tmpOrder/getTmpOrderInfo/d4',
      success(savedDraftCodec.toWire({ id: 'd4', version: 1, savedAt, draft, broughtFrom })),
    );
    openDraft();
    const notice = (await screen.findByText(words)).closest<HTMLElement>('[role=status]')!;
    expect(
      within(notice)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['知道了']);
  },
);

it('shows this again as an unfinished draft after more input', async () => {
  const broughtFrom = { kind: 'quotation', number: 'BJ1' } as const;
  server.on(
    '/api/tmpOrder/getTmpOrderInfo/d4',
    success(savedDraftCodec.toWire({ id: 'd4', version: 2, savedAt, draft, broughtFrom })),
  );
  openDraft();
  expect(await screen.findByText(restored)).toBeVisible();
});
