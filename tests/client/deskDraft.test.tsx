import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import '../../app/desk/products/ProductPage.tsx';
import { resultCodes } from '../../app/contract/envelope.ts';
import { renderDesk } from './support/renderDesk.tsx';
import { cut, refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();

const product = {
  productId: '80140',
  name: '安业雇主责任保险',
  version: 1,
  newest: 1,
  copiedFrom: '',
  family: '',
  content: '{ "id": "80140" }',
  versions: [{ version: 1, startsOn: '', publishedAt: '', publishedBy: '', state: 'inForce' }],
  draft: null,
  ownDrafts: [],
  otherDrafts: [],
};
const path = '/api/desk/products/80140';
const savedAt = '2026-11-20T02:00:00.000Z';
const editor = () => screen.findByRole('textbox', { name: /^产品内容/ }, { timeout: 20_000 });
const saves = () =>
  server.callsTo(`${path}/draft`).map(({ body }) => (JSON.parse(body) as { content: string }).content);

it('what was edited is saved when the workbench is left, and is there again afterwards', async () => {
  server.on(path, success(product));
  server.on(`${path}/draft`, success({ savedAt, revision: 1 }));
  renderDesk(server, '/desk/products/80140');
  fireEvent.change(await editor(), { target: { value: '{ "id": "80140", "name": "新" }' } });
  cleanup();
  await waitFor(() => expect(saves()).toEqual(['{ "id": "80140", "name": "新" }']));

  const draft = { content: '{ "id": "80140", "name": "新" }', savedAt, revision: 1 };
  server.on(path, success({ ...product, draft, ownDrafts: [] }));
  renderDesk(server, '/desk/products/80140');
  expect(await editor()).toHaveValue(draft.content);
  expect(screen.getByText(/草稿已保存/)).toBeVisible();
});

it('a draft that can’t be saved stays in the editor and is saved by another try', async () => {
  const user = userEvent.setup();
  server.on(path, success(product));
  server.on(`${path}/draft`, cut, success({ savedAt, revision: 1 }));
  renderDesk(server, '/desk/products/80140');
  fireEvent.change(await editor(), { target: { value: '{ "id": 1 }' } });
  await screen.findByText(/草稿未能保存/, {}, { timeout: 10_000 });
  await user.click(screen.getByRole('button', { name: '重新保存' }));
  await screen.findByText(/草稿已保存/);
  expect(await editor()).toHaveValue('{ "id": 1 }');
});

it('discarding restores the published content, and can be undone', async () => {
  const user = userEvent.setup();
  const draft = { content: '{ "id": 2 }', savedAt, revision: 4 };
  server.on(path, success({ ...product, draft }));
  server.on(`${path}/draft`, success({ savedAt, revision: 1 }));
  server.on(`${path}/draft/discard`, success({}));
  renderDesk(server, '/desk/products/80140');
  expect(await editor()).toHaveValue(draft.content);
  await user.click(screen.getByRole('button', { name: '放弃修改' }));
  expect(await editor()).toHaveValue(product.content);
  await waitFor(() => expect(server.callsTo(`${path}/draft/discard`)).toHaveLength(1), { timeout: 10_000 });
  expect(JSON.parse(server.callsTo(`${path}/draft/discard`)[0]!.body)).toMatchObject({ revision: 4 });
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await editor()).toHaveValue(draft.content);
  await waitFor(() => expect(saves()).toEqual([draft.content]), { timeout: 10_000 });
});

it('the draft of a colleague is announced with the name, and can be taken into the editor', async () => {
  const user = userEvent.setup();
  const operatorId = '00000000-0000-4000-8000-000000000002';
  const otherDrafts = [{ operatorId, operatorName: '周若溪', basedOn: 1, savedAt }];
  server.on(path, success({ ...product, otherDrafts }));
  server.on(`${path}/drafts/${operatorId}/1`, success({ content: '{ "id": 3 }' }));
  server.on(`${path}/draft`, success({ savedAt, revision: 1 }));
  renderDesk(server, '/desk/products/80140');
  await screen.findByText(/周若溪有基于第 1 版的未发布草稿/, {}, { timeout: 20_000 });
  await user.click(screen.getByRole('button', { name: '载入到编辑区' }));
  await waitFor(async () => expect(await editor()).toHaveValue('{ "id": 3 }'));
});

const theirs = {
  content: '{ "id": "80140", "name": "乙" }',
  savedAt,
  revision: 3,
  differences: [{ path: 'name', mine: '"甲"', theirs: '"乙"' }],
};
const mine = '{ "id": "80140", "name": "甲" }';
const conflict = refusal(resultCodes.conflict, '草稿已在其他页面修改，请选择要保留的内容', theirs);
const conflictDialog = () => screen.findByRole('alertdialog', { name: '草稿已在其他页面修改' }, { timeout: 10_000 });

/** Edits a draft that another tab has changed meanwhile. */
async function meetConflict() {
  server.on(path, success(product));
  server.on(`${path}/draft`, conflict, success({ savedAt, revision: 4 }));
  renderDesk(server, '/desk/products/80140');
  fireEvent.change(await editor(), { target: { value: mine } });
  return within(await conflictDialog());
}
const lastSave = () =>
  JSON.parse(server.callsTo(`${path}/draft`).at(-1)!.body) as { content: string; revision: number };

it('when another tab has changed the draft, the operator sees when and what differs, and keeps the own content', async () => {
  const user = userEvent.setup();
  const dialog = await meetConflict();
  expect(dialog.getByText(/其他页面于 2026-11-20 10:00.* 保存了较新的草稿/)).toBeVisible();
  expect(dialog.getByRole('row', { name: 'name "甲" "乙"' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '保留当前页面的内容' }));
  await screen.findByText(/草稿已保存/, {}, { timeout: 10_000 });
  expect(lastSave()).toMatchObject({ content: mine, revision: 3 });
  expect(await editor()).toHaveValue(mine);
  await user.click(screen.getByRole('button', { name: '载入到编辑区' }));
  expect(await editor()).toHaveValue(theirs.content);
  await waitFor(() => expect(lastSave()).toMatchObject({ content: theirs.content, revision: 4 }), { timeout: 10_000 });
});

it('the draft of the other tab can be taken, and the own content put back', async () => {
  const user = userEvent.setup();
  const dialog = await meetConflict();
  await user.click(dialog.getByRole('button', { name: '使用其他页面的草稿' }));
  expect(await editor()).toHaveValue(theirs.content);
  await screen.findByText(/草稿已保存/, {}, { timeout: 10_000 });
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await editor()).toHaveValue(mine);
  await waitFor(() => expect(lastSave()).toMatchObject({ content: mine, revision: 3 }), { timeout: 10_000 });
});

it('a draft that can’t be compared is shown as a whole', async () => {
  server.on(path, success(product));
  server.on(`${path}/draft`, refusal(resultCodes.conflict, '', { ...theirs, content: '{ "na', differences: [] }));
  renderDesk(server, '/desk/products/80140');
  fireEvent.change(await editor(), { target: { value: mine } });
  expect(within(await conflictDialog()).getByText('{ "na')).toBeVisible();
});
