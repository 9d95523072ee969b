import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/drafts/placeDraft.ts';
import '@tuanbao/app/client/pastOrders/PastGroupsDialog.tsx';
import '@tuanbao/app/client/routes/write.tsx';
import '@tuanbao/app/client/application/WriteScreen.tsx';
import { pastApplicants } from '@tuanbao/app/contract/history';
import { saveDraft } from '@tuanbao/app/contract/savedDrafts';
import { personCodec } from '@tuanbao/app/contract/wire/person';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerSavedDraft, answerWriting, saves } from './support/answerWriting.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const product = employerLiability;
const complete = completeDraft(product);
const groups = '/api/order/getHistoryGroupApplicantInfo';
const groupName = '青禾机械制造有限公司';
const listed = { orderSn: 'TB7', groupName, groupIdNo: '', createdAt: '2026-03-05T02:00:00.000Z' };
const answer = (found: Parameters<typeof pastApplicants.response.toWire>[0]) =>
  success(pastApplicants.response.toWire(found));

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  answerWriting(server, product);
  answerSavedDraft(server, { ...complete, persons: [] });
});

const open = () => renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d1`);
const savedLast = () => {
  const call = server.callsTo(saves).at(-1);
  return call && saveDraft.request.fromWire(JSON.parse(call.body)).draft;
};
async function chooseFrom(title: string): Promise<void> {
  await user.click(await screen.findByText(title));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(await within(dialog).findByText('订单 TB7，提交于 2026-03-05')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: `选用 ${groupName}` }));
}

describe('writing with data of earlier orders', () => {
  it('copies the persons of one into the roster, in a scheme of this draft', async () => {
    const persons = complete.persons.map((person) => ({ ...person, schemeId: 'elsewhere' }));
    server.on(groups, answer({ groups: [listed], applicant: null }));
    server.on('/api/order/getHistoryPolicyPersons', success(persons.map((person) => personCodec.toWire(person))));
    open();
    await chooseFrom('选用历史人员');

    expect(await screen.findByText('新增 3 人，可撤销')).toBeVisible();
    await waitFor(() => expect(savedLast()?.persons.map(({ idNo }) => idNo)).toEqual(persons.map(({ idNo }) => idNo)));
    expect(new Set(savedLast()?.persons.map(({ schemeId }) => schemeId))).toEqual(new Set([complete.schemes[0]?.id]));
  });

  it('copies the applicant of one', async () => {
    const applicant = { ...complete.applicant, groupName };
    server.on(groups, answer({ groups: [listed], applicant: null }), answer({ groups: [], applicant }));
    open();
    await chooseFrom('选用历史投保单位');

    expect(await screen.findByText(`已填入 ${groupName} 的投保人信息`)).toBeVisible();
    await waitFor(() => expect(savedLast()?.applicant.groupName).toBe(groupName));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows why it can copy nothing, and lets the user try again', async () => {
    server.on(groups, refusal('900404', '未找到'), answer({ groups: [], applicant: null }));
    open();
    await user.click(await screen.findByText('选用历史投保单位'));
    const dialog = await screen.findByRole('dialog', { name: '选用历史投保单位' });
    await user.click(await within(dialog).findByRole('button', { name: '重试' }));

    expect(await within(dialog).findByText('没有找到历史投保单位')).toBeVisible();
  });
});
