import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/supplement-info.tsx';
import '@tuanbao/app/client/materialsDue/correctionDesk.ts';
import { orderDetail } from '@tuanbao/app/contract/orders';
import { personCodec } from '@tuanbao/app/contract/wire/person';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import '@tuanbao/library/widgets/PersonCorrections';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerWriting } from './support/answerWriting.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const sold = completeDraft(product);
const orderSn = 'TB1';
const order = {
  ...sold,
  orderSn,
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: '青禾机械制造有限公司',
  status: 'materialsRejected' as const,
  totalFen: 100,
  heads: sold.persons.length,
  endDate: '2027-11-30',
  createdAt: '2026-11-20T02:00:00.000Z',
  policySn: null,
  quote: quote(product, quotableDraftOf(sold, rosterLinesOf(sold.persons))),
  events: [],
};
const papers = {
  policyUuid: orderSn,
  orderSn,
  status: 120,
  reason: '第二位被保险人姓名与证件不符',
  canUpload: true,
  checkMaterialInfos: [{ type: 'other', name: '其他资料', isRequired: false, fileList: [] }],
};
const corrected = '/api/order/uploadPersonInfo';
const sent = '/api/order/uploadPolicyCheckMaterialInfo';
const taken = success({ orderSn, personNum: 1, fileNum: 0 });

const server = serverOfTests();
let user: UserEvent;
let form: FormData | null;

beforeEach(() => {
  user = userEvent.setup();
  form = null;
  answerWriting(server, product);
  server.on('/api/order/getPolicyCheckMaterialInfo', success(papers));
  server.on('/api/order/orderinfo', success(orderDetail.response.toWire(order)));
  server.on('/api/order/getHistoryPolicyPersons', success(sold.persons.map((person) => personCodec.toWire(person))));
  server.on(sent, success({ ...papers, status: 51, canUpload: false }));
});

const reading: typeof fetch = (address, init) => {
  if (init?.body instanceof FormData) form = init.body;
  return globalThis.fetch(address, init);
};
const open = () => renderApp(servicesFor(server.url, { fetch: reading }), `/supplement-info/${orderSn}`);

async function nameSecondPerson(name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '显示并更正' }));
  await screen.findByRole('grid', { name: '人员清单' });
  const row = screen.getAllByRole('row').find((each) => each.getAttribute('aria-rowindex') === '3');
  await user.dblClick(within(row!).getAllByRole('gridcell')[1]!);
  const field = screen.getByRole('textbox', { name: '姓名' });
  await user.clear(field);
  await user.type(field, `${name}{Enter}`);
}
const submit = () => user.click(screen.getByRole('button', { name: '提交资料' }));
/**
 * Returns the persons in the last sent form. Node's fetch can't read a form of jsdom, so the test records the form
 * before it is sent.
 */
const correctedPersons = () =>
  (JSON.parse(form?.get('personInfoList') as string) as never[]).map((person) => personCodec.fromWire(person));

describe('correcting the persons of an order that came back', () => {
  it('shows no person unmasked before the agent requests it', async () => {
    open();
    expect(await screen.findByText(/系统会留存查看记录/)).toBeVisible();
    expect(server.callsTo('/api/order/getHistoryPolicyPersons')).toEqual([]);
  });

  it('sends only the corrected persons, then the materials, and opens the order', async () => {
    server.on(corrected, taken);
    open();
    await nameSecondPerson('欧阳明');
    expect(screen.getByText('将更正 1 人')).toBeVisible();
    await submit();

    await waitFor(() => expect(currentAddress()).toBe(`/orderDetail/${orderSn}`));
    expect(correctedPersons()).toEqual([{ ...sold.persons[1], name: '欧阳明' }]);
    expect(server.callsTo(sent)).toHaveLength(1);
    expect(server.calls.map(({ path }) => path).filter((path) => path === corrected || path === sent)).toEqual([
      corrected,
      sent,
    ]);
  });

  it('sends nothing while a corrected row is wrong, and links to the persons', async () => {
    open();
    await nameSecondPerson('A');
    await submit();
    await user.click(await screen.findByRole('button', { name: '人员清单中有 1 人的信息需要修改' }));

    expect(document.activeElement).toHaveAttribute('id', 'correct-persons');
    expect([...server.callsTo(corrected), ...server.callsTo(sent)]).toEqual([]);
  });

  it('says person by person what the server found wrong, and keeps the papers back', async () => {
    const problem = { key: 2, row: 2, insuredName: '欧阳明', field: 'idNo', code: 'E_DUPLICATE', params: {} };
    server.on(corrected, refusal('000002', '人员清单中有 1 人的信息需要修改', [{ ...problem, message: '被保人重复' }]));
    open();
    await nameSecondPerson('欧阳明');
    await submit();

    const dialog = await screen.findByRole('dialog', { name: '人员信息校验未通过' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('第 2 行 欧阳明：被保人重复');
    await user.click(within(dialog).getByRole('button', { name: '返回修改人员' }));
    expect(document.activeElement?.id).toBe('correct-persons');
    expect(await screen.findByRole('button', { name: '第 2 行 欧阳明：被保人重复' })).toBeVisible();
    expect(screen.getByText('将更正 1 人')).toBeVisible();
    expect(server.callsTo(sent)).toEqual([]);
  });

  it('does not send a correction again when only the materials were refused', async () => {
    server.on(corrected, taken);
    server.on(sent, refusal('006004', '资料正在审核中'), success({ ...papers, status: 51, canUpload: false }));
    open();
    await nameSecondPerson('欧阳明');
    await submit();
    expect(await screen.findByText('资料正在审核中')).toBeVisible();
    await submit();

    await waitFor(() => expect(currentAddress()).toBe(`/orderDetail/${orderSn}`));
    expect(server.callsTo(corrected)).toHaveLength(1);
  });

  it('is not offered if the policy is in force and only materials are due', async () => {
    server.on('/api/order/getPolicyCheckMaterialInfo', success({ ...papers, status: 201 }));
    open();
    await screen.findByRole('group', { name: '其他资料' });
    expect(screen.queryByText('更正人员信息')).toBeNull();
    expect(server.callsTo('/api/order/orderinfo')).toEqual([]);
  });
});
