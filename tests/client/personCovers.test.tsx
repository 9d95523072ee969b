import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/drafts/placeDraft.ts';
import '@tuanbao/app/client/routes/write.tsx';
import '@tuanbao/app/client/application/WriteScreen.tsx';
import { personRisk } from '@tuanbao/app/contract/checks';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerSavedDraft, answerWriting, saves } from './support/answerWriting.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { type Answer, refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const product = employerLiability;
const complete = completeDraft(product);
const risk = '/api/getPersonRiskInfo';
const riskOf = (position: number, validEndDate: string) => ({
  key: position + 1,
  insuredName: complete.persons[position]!.name,
  isSameProduct: true,
  coverList: [
    { policySn: 'P1', productName: product.name, validStartDate: '2026-01-01', validEndDate, isSameProduct: true },
  ],
});
const covered = (...personRiskList: readonly ReturnType<typeof riskOf>[]): Answer => success({ personRiskList });
const oneCovered = covered(riskOf(1, '2027-06-30'));

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  answerWriting(server, product);
  answerSavedDraft(server, complete);
});

const open = () => renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d1`);
const asked = () => server.callsTo(risk).map(({ body }) => personRisk.request.fromWire(JSON.parse(body)));
const title = '1 人在保险期间内已有保障';

describe('a roster with a person who is already covered', () => {
  it('shows the person and the policy, links to the row, and blocks nothing', async () => {
    server.on(risk, oneCovered);
    open();
    const list = await screen.findByRole('list', { name: '已有保障的人员' });

    expect(screen.getByText(title)).toBeVisible();
    expect(list).toHaveTextContent('保单 P1');
    expect(list).toHaveTextContent('2026-01-01 至 2027-06-30');
    expect(asked()).toMatchObject([{ productId: product.id, orderType: '1' }]);
    expect(asked()[0]?.persons).toHaveLength(complete.persons.length);
    expect(server.callsTo(saves)).toEqual([]);

    await user.click(within(list).getByRole('button', { name: `转到第 2 行 ${complete.persons[1]!.name}` }));
    expect(screen.getByRole('textbox', { name: '人员清单' })).toHaveFocus();
    expect(await screen.findByText(/^第 2 行 证件号码：已在“/)).toBeVisible();
    expect(screen.queryByText(/信息需要修改/)).toBeNull();
  });

  it('does not mention a cover that ends before the new one begins', async () => {
    server.on(risk, covered(riskOf(0, '2026-11-30'), riskOf(1, complete.startDate)));
    open();

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: /^转到第 2 行/ })).toBeVisible();
  });

  it('removes the person from the notice when the row is deleted, and checks no person twice', async () => {
    server.on(risk, oneCovered);
    open();
    await screen.findByText(title);
    await user.click(screen.getByRole('button', { name: '删除第 2 行' }));

    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(asked()).toHaveLength(1);
  });

  it('continues if the check fails, and repeats it on request', async () => {
    server.on(risk, refusal('900500', '系统繁忙', null, 503), oneCovered);
    open();
    const retry = await screen.findByRole('button', { name: '重新核对' });
    expect(screen.getByText(/不影响继续填写和提交/)).toBeVisible();
    expect(screen.queryByText('系统繁忙')).toBeNull();
    await user.click(retry);

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('button', { name: '重新核对' })).toBeNull();
  });

  it('masks the name with the roster', async () => {
    server.on(risk, oneCovered);
    open();
    const list = await screen.findByRole('list', { name: '已有保障的人员' });
    await user.click(screen.getByRole('checkbox', { name: '遮盖个人信息' }));
    expect(within(list).queryByText(new RegExp(complete.persons[1]!.name))).toBeNull();
  });
});
