import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { AppServices } from '@tuanbao/app/client/createServices.ts';
import { resultCodes } from '@tuanbao/app/contract/envelope';
import { orderDetail } from '@tuanbao/app/contract/orders';
import { savedDraftCodec } from '@tuanbao/app/contract/savedDrafts';
import { applicantCodec } from '@tuanbao/app/contract/wire/applicant';
import { draftCodec } from '@tuanbao/app/contract/wire/draft';
import { personCodec } from '@tuanbao/app/contract/wire/person';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerWriting, saves } from './support/answerWriting.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';
import { visitStorage } from './support/visitStorage.ts';

const product = employerLiability;
const draft = completeDraft(product);
const savedAt = '2026-11-20T01:30:00.000Z';
const groupName = draft.applicant.groupName;
/** Matches the text of the banner. The date in it is an element of its own. */
const restored = (_: string, element: Element | null): boolean =>
  element?.tagName === 'SPAN' && element.textContent === `已恢复未完成的草稿（${groupName}，保存于 2026-11-20 09:30）`;

const server = serverOfTests();
let services: AppServices;
let user: UserEvent;
let visit: Storage;

// The code of the screens is loaded once before the tests, so that they don't depend on how fast it loads.
beforeAll(
  () =>
    Promise.all([
      import('@tuanbao/app/client/routes/write.tsx'),
      import('@tuanbao/app/client/drafts/placeDraft.ts'),
      import('@tuanbao/app/client/application/WriteScreen.tsx'),
      import('@tuanbao/app/client/application/MaterialsSection.tsx'),
    ]),
  120_000,
);
beforeEach(() => {
  user = userEvent.setup();
  visit = visitStorage();
  answerWriting(server, product);
  server.on(
    '/api/main/getInsureDayLimit/2026',
    success({ earliest: '2026-11-21', latest: '2027-01-19', closedDays: ['2026-11-21'] }),
  );
  server.on(saves, success({ id: 'd9', version: 1, savedAt }));
});

function open(address: string): void {
  services = servicesFor(server.url, { visitStorage: visit });
  renderApp(services, address);
}

const groupNameField = () => screen.findByRole('textbox', { name: /投保单位名称/ });

const bodiesTo = (path: string) => server.callsTo(path).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

const saved = (id: string, version = 3) => savedDraftCodec.toWire({ id, version, savedAt, draft });

const listed: OrderDetail = {
  ...draft,
  orderSn: 'TB7',
  productName: product.name,
  insurerName: product.insurer.name,
  groupName,
  status: 'insured',
  totalFen: 100_000,
  heads: draft.persons.length,
  endDate: '2027-11-30',
  createdAt: savedAt,
  policySn: 'P7',
  persons: draft.persons.map((person) => ({ ...person, name: '*', idNo: '***' })),
  quote: quote(product, quotableDraftOf(draft, new Map(), null)),
  events: [],
};

const fileOf = (name: string) => ({
  url: `https://files.example/${name}`,
  name,
  size: 1200,
  type: 'application/pdf',
  readUrl: `https://files.example/${name}?signature`,
  thumbnailUrl: '',
});
const materialsOfOrder = {
  policyUuid: 'TB7',
  orderSn: 'TB7',
  status: 200,
  reason: '',
  canUpload: false,
  checkMaterialInfos: ['businessLicence', 'stampedRoster'].map((type) => ({
    type,
    name: type,
    isRequired: true,
    fileList: [fileOf(`${type}.pdf`)],
  })),
};

function serveOrder(): void {
  server.on('/api/order/orderinfo', success(orderDetail.response.toWire(listed)));
  server.on(
    '/api/order/getHistoryGroupApplicantInfo',
    success({ list: [], groupApplicant: applicantCodec.toWire(draft.applicant) }),
  );
  server.on('/api/order/getPolicyCheckMaterialInfo', success(materialsOfOrder));
  server.on('/api/order/getHistoryPolicyPersons', success(draft.persons.map((person) => personCodec.toWire(person))));
}

it('goes on with the draft that the unfinished list names, over the version that was read', async () => {
  server.on('/api/tmpOrder/getTmpOrderInfo/d4', success(saved('d4')));
  open(`/writeByUnfinish/${product.id}/d4`);
  expect(await groupNameField()).toHaveValue(groupName);
  expect(screen.getByText(restored)).toBeVisible();
  await user.type(await groupNameField(), '二');
  await user.tab(); // A field commits its value when it loses the focus.
  await waitFor(() => expect(bodiesTo(saves)[0]).toMatchObject({ id: 'd4', version: 3 }));
});

it('copies an earlier order to a new draft, unmasked, with the first possible day of cover', async () => {
  serveOrder();
  open(`/writeByHistory/${product.id}/TB7`);
  expect(await groupNameField()).toHaveValue(groupName);
  expect(screen.getByText('已从历史订单 TB7 带入')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /联系人手机号/ })).toHaveValue(draft.applicant.contactMobile);
  await user.type(await groupNameField(), '二');
  await user.tab(); // A field commits its value when it loses the focus.
  await waitFor(() => expect(bodiesTo(saves)).not.toEqual([]));
  expect(bodiesTo(saves)[0]).toMatchObject({
    id: '',
    orderInfo: { validStartDate: '2026-11-22', personInfoList: draft.persons.map((one) => personCodec.toWire(one)) },
  });
});

const papersSaved = () => bodiesTo(saves).map(({ orderInfo }) => (orderInfo as { imgList: unknown }).imgList);

it('takes over the materials of an earlier order that are still valid: marked as such, and removable', async () => {
  serveOrder();
  server.on('/api/own/files', success({ fileList: [{ ...fileOf('businessLicence.pdf'), orderSn: 'TB7' }] }));
  open(`/writeByHistory/${product.id}/TB7`);
  const licence = (await screen.findByText('businessLicence.pdf')).closest('li')!;
  expect(within(licence).getByText('沿用自订单 TB7')).toBeVisible();
  expect(screen.queryByText('stampedRoster.pdf')).toBeNull();
  await user.type(await groupNameField(), '二');
  await user.tab(); // A field commits its value when it loses the focus.
  await waitFor(() =>
    expect(papersSaved()).toEqual([
      [{ type: 'businessLicence', fileUrlList: ['https://files.example/businessLicence.pdf'] }],
    ]),
  );

  await user.click(within(licence).getByRole('button', { name: '移除 businessLicence.pdf' }));
  await waitFor(() => expect(papersSaved()).toHaveLength(2));
  expect(papersSaved()[1] ?? []).toEqual([]);
});

it('continues after a reload with the draft that was made from an order, and does not load its persons again', async () => {
  serveOrder();
  server.on('/api/tmpOrder/getTmpOrderInfo/d9', success(saved('d9', 1)));
  open(`/writeByHistory/${product.id}/TB7`);
  await user.type(await groupNameField(), '二');
  await user.tab(); // A field commits its value when it loses the focus.
  await waitFor(() => expect(visit.length).toBe(1));
  cleanup();
  open(`/writeByHistory/${product.id}/TB7`);
  expect(await screen.findByText(restored)).toBeVisible();
  expect(server.callsTo('/api/order/getHistoryPolicyPersons')).toHaveLength(1);
});

it('opens an order that the back office prepared, shows its origin, and reports the result', async () => {
  const prepared = { id: 't1', title: '青禾年度投保', note: '请核对人数', orderSn: '' };
  server.on(
    '/api/customOrder/getById/t1',
    success({ ...prepared, status: 'waiting', orderInfo: draftCodec.toWire(draft) }),
  );
  server.on('/api/adm/updateControlInfo', success({ status: 'opened', orderSn: '' }));
  server.on('/api/order/confirmOrder', success({ orderSn: 'TB1', status: 51 }));
  open(`/writeByAdmin/${product.id}/u1/t1`);
  expect(await screen.findByText('青禾年度投保')).toBeVisible();
  expect(screen.getByText(/请核对人数/)).toBeVisible();
  expect(server.callsTo('/api/customOrder/getById/t1')[0]?.query).toBe('?uuid=u1');
  await user.click(screen.getByRole('button', { name: '下一步：确认订单' }));
  await user.click(await screen.findByRole('checkbox', { name: /我已阅读/ }));
  expect(currentAddress()).toBe(`/orderConfirm/${product.id}?uuid=u1&taskId=t1`);
  await user.click(screen.getByRole('button', { name: '提交订单并支付' }));
  await waitFor(() => expect(currentAddress()).toBe('/orderDetail/TB1'));
  expect(bodiesTo('/api/adm/updateControlInfo')).toEqual([
    { id: 't1', status: 'opened', orderSn: '' },
    { id: 't1', status: 'submitted', orderSn: 'TB1' },
  ]);
});

it('refuses an agent whose link was made for another agent', async () => {
  const info = '该任务由其他业务员处理，请使用其账号登录，或联系后台重新分配';
  server.on('/api/customOrder/getById/t1', refusal(resultCodes.refused, info));
  open(`/writeByAdmin/${product.id}/u2/t1`);
  expect(await screen.findByText(new RegExp(info))).toBeVisible();
});

it('writes a prepared order only once: the second opening leads to the order', async () => {
  const orderInfo = draftCodec.toWire(draft);
  server.on(
    '/api/customOrder/getById/t1',
    success({ id: 't1', title: '', note: '', status: 'submitted', orderSn: 'TB1', orderInfo }),
  );
  open(`/writeByAdmin/${product.id}/u1/t1`);
  expect(await screen.findByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/orderDetail/TB1');
});

it('changes an offline order over the version that was read, and pays nothing', async () => {
  const offline = {
    offlineDataUuid: 'o1',
    version: 4,
    remark: '客户要求纸质保单',
    createTime: savedAt,
    updateTime: savedAt,
  };
  server.on('/api/tmpOrder/getOfflineTempOrderDetail', success({ ...offline, orderInfo: draftCodec.toWire(draft) }));
  server.on('/api/tmpOrder/submitOfflineTempOrder', success({ offlineDataUuid: 'o1', version: 5 }));
  open(`/writeByOffline/${product.id}/o1`);
  await user.click(await screen.findByRole('button', { name: '下一步：确认订单' }));
  await user.click(await screen.findByRole('checkbox', { name: /我已阅读/ }));
  expect(screen.getByRole('textbox', { name: '给处理人员的说明' })).toHaveValue('客户要求纸质保单');
  await user.click(screen.getByRole('button', { name: '更新线下订单' }));
  await waitFor(() => expect(currentAddress()).toBe('/orderDetailOffline/o1'));
  expect(bodiesTo('/api/tmpOrder/submitOfflineTempOrder')[0]).toMatchObject({ offlineDataUuid: 'o1', version: 4 });
  expect(server.callsTo('/api/order/confirmOrder')).toEqual([]);
});

it('starts another, empty draft and keeps the one before it, which is one press away', async () => {
  server.on('/api/tmpOrder/getTmpOrderInfo/d4', success(saved('d4')));
  open(`/writeByUnfinish/${product.id}/d4`);
  const notice = (await screen.findByText(restored)).closest<HTMLElement>('[role=status]')!;
  await user.click(within(notice).getByRole('button', { name: '重新开始' }));

  await waitFor(async () => expect(await groupNameField()).toHaveValue(''));
  expect(currentAddress()).toBe(`/write/${product.id}`);
  expect(screen.getByText(`原草稿（${groupName}）保留在未完成订单中。`, { exact: false })).toBeVisible();
  expect(server.callsTo('/api/tmpOrder/delTmpOrderInfo')).toEqual([]);

  await user.click(screen.getByRole('link', { name: '返回刚才填写的内容' }));
  await waitFor(async () => expect(await groupNameField()).toHaveValue(groupName));
  expect(currentAddress()).toBe(`/writeByUnfinish/${product.id}/d4`);
});

it('requires another first day for an order that was not paid in time, and takes over everything else', async () => {
  serveOrder();
  open(`/writeByHistory/${product.id}/TB7?step=period&askStartDate=1`);
  expect(await screen.findByText('已从历史订单 TB7 带入')).toBeVisible();
  expect(screen.getByText(/已改为最早可选的/)).toHaveTextContent('已改为最早可选的 2026-11-22，请确认起保日期');
  expect(await groupNameField()).toHaveValue(groupName);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^起保日期/ })).toHaveFocus());
});
