import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/confirmation/ConfirmScreen.tsx';
import '@tuanbao/app/client/confirmation/OfflineConflictDialog.tsx';
import '@tuanbao/app/client/routes/order-confirm.tsx';
import '@tuanbao/app/client/routes/order-detail-offline.tsx';
import { offlineCodec } from '@tuanbao/app/contract/offlineOrders';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { beforeEach, expect, it } from 'vitest';

import { unanswered } from '../fixtures/offlineAnswer.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerWriting } from './support/answerWriting.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const draft = completeDraft(product, { heads: 3 });
const known = {
  id: 'f1',
  version: 2,
  note: '请尽快出单',
  createdAt: '2026-11-20T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
  draft,
  ...unanswered,
};
const newer = {
  ...known,
  version: 5,
  note: '客户要求加急',
  updatedAt: '2026-11-20T02:00:00.000Z',
  draft: { ...draft, applicant: { ...draft.applicant, contactName: '周明远' } },
};
const changes = '/api/tmpOrder/submitOfflineTempOrder';
const submissions = () =>
  server.callsTo(changes).map(({ body }) => JSON.parse(body) as { version: number; remark: string });

const server = serverOfTests();
let user: UserEvent;

beforeEach(async () => {
  user = userEvent.setup();
  answerWriting(server, product);
  server.on('/api/tmpOrder/getOfflineTempOrderDetail', success(offlineCodec.toWire(known)));
  server.on(
    changes,
    refusal('900409', '该草稿已在其他窗口保存了较新的内容，请核对', offlineCodec.toWire(newer)),
    success({ offlineDataUuid: 'f1', version: 6 }),
  );
  renderApp(servicesFor(server.url), `/orderConfirm/${product.id}?offlineDataUuid=f1`);
  await user.click(await screen.findByRole('checkbox', { name: /我已阅读/ }, { timeout: 15_000 }));
}, 30_000);

const submit = () => user.click(screen.getByRole('button', { name: '更新线下订单' }));
const conflict = async () =>
  within(await screen.findByRole('alertdialog', { name: '该线下订单已在其他页面或设备修改' }));

it('an offline order that was changed elsewhere first: the differences are shown, also in the note', async () => {
  await submit();
  const rows = (await conflict())
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['项目', '当前页面', '其他页面或设备，保存于 2026-11-20 10:00'],
    ['联系人', draft.applicant.contactName, '周明远'],
    ['给处理人员的说明', '请尽快出单', '客户要求加急'],
  ]);
});

it('the version of this page replaces the newer one if the agent keeps it', async () => {
  await submit();
  await user.click((await conflict()).getByRole('button', { name: '保留当前页面的内容' }));
  await waitFor(() => expect(currentAddress()).toBe('/orderDetailOffline/f1'));
  const [first, second] = submissions();
  expect(first?.version).toBe(2);
  expect(second).toEqual({ ...first, version: 5 });
});

it('the newer version is shown if the agent takes it, and can then be submitted', async () => {
  await submit();
  await user.click((await conflict()).getByRole('button', { name: '使用其他页面或设备的内容' }));
  expect(await screen.findByText('周明远')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '给处理人员的说明' })).toHaveValue('客户要求加急');
  expect(submissions()).toHaveLength(1);
  await submit();
  await waitFor(() => expect(submissions()[1]).toMatchObject({ version: 5, remark: '客户要求加急' }));
});

it('a change whose response was lost counts', async () => {
  server.on(changes, refusal('900409', '', offlineCodec.toWire({ ...known, version: 3 })));
  await submit();
  await waitFor(() => expect(currentAddress()).toBe('/orderDetailOffline/f1'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
