import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/application/WriteScreen.tsx';
import '@tuanbao/app/client/confirmation/ConfirmScreen.tsx';
import '@tuanbao/app/client/routes/order-confirm.tsx';
import '@tuanbao/app/client/routes/write.tsx';
import { checkPersons } from '@tuanbao/app/contract/checks';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerSavedDraft, answerWriting } from './support/answerWriting.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const draft = completeDraft(product, { heads: 5 });
const path = '/api/validPersonInfo';
const confirmation = `/orderConfirm/${product.id}?unfinishId=d1`;
const second = draft.persons[1]!;
const problem = { key: second.key, row: 2, insuredName: second.name, field: 'idNo', message: '被保人重复' };

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  answerWriting(server, product);
  answerSavedDraft(server, draft);
  server.on('/api/getPersonRiskInfo', success({ personRiskList: [] }));
});

const open = async () => {
  renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d1`);
  await screen.findByRole('heading', { level: 2, name: '投保人' }, { timeout: 20_000 });
};
const goOn = () => user.click(screen.getByRole('button', { name: '下一步：确认订单' }));
const asked = () => server.callsTo(path).map(({ body }) => checkPersons.request.fromWire(JSON.parse(body)));
const popup = () => screen.findByRole('dialog', { name: '人员信息校验未通过' });

describe('the check of the persons', () => {
  it('asks the server once for each state of the roster, before the confirmation', async () => {
    server.on(path, refusal('000002', '1 人需要修改', [problem]), success({ personCount: draft.persons.length }));
    await open();
    await goOn();
    expect(within(await popup()).getByRole('listitem')).toHaveTextContent(`第 2 行 ${second.name}：被保人重复`);
    await user.click(screen.getByRole('button', { name: '返回修改人员' }));
    expect(document.activeElement?.id).toBe('write-persons');
    expect(asked()).toEqual([{ productId: product.id, startDate: draft.startDate, persons: draft.persons }]);

    await goOn();
    await popup();
    expect(asked()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '返回修改人员' }));

    await user.click(screen.getByRole('button', { name: '删除第 2 行' }));
    await goOn();
    await waitFor(() => expect(currentAddress()).toBe(confirmation));
    expect(asked().map(({ persons }) => persons.length)).toEqual([draft.persons.length, draft.persons.length - 1]);
  });

  it('leaves the decision to the submission if no response arrives', async () => {
    server.on(path, refusal('900500', '系统繁忙', null, 503));
    await open();
    await goOn();
    await waitFor(() => expect(currentAddress()).toBe(confirmation));
    expect(screen.queryByText('系统繁忙')).toBeNull();
  });
});
