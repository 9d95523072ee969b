import { afterAll, beforeAll, expect, test } from 'vitest';

import { redeemInvitation } from '../../../app/contract/checks.ts';
import { customOrder } from '../../../app/contract/customOrders.ts';
import {
  invitations,
  makeInvitation,
  productsByInvitation,
  withdrawInvitation,
} from '../../../app/contract/desk/work/invitations.ts';
import {
  draftsToPrepare,
  prepareFromDraft,
  prepareFromOrder,
  preparedOrders,
} from '../../../app/contract/desk/work/preparedOrders.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { saveDraft } from '../../../app/contract/savedDrafts.ts';
import { asOperator } from '../../../app/server/platform/database/asOperator.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { recordsOf } from '../../setup/operatorRecords.ts';
import { submittedOrder } from '../../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';

const reason = '客户要求按去年的方案投保';
const dayMs = 86_400_000;

const taskIn = (link: string) => ({ id: link.split('/').at(-1) ?? '' });
const uuidIn = (link: string) => new URL(link).searchParams.get('invitation') ?? '';

describeOnBothDatabases('prepared orders and invitations at the desk', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let support: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
    support = await signInToDeskAs(server, 'support');
  });
  afterAll(() => server.close());

  const draft = () => completeDraft(server.services.catalogue.products[0]!);
  const personsSeenWith = (permissions: readonly string[], why: string) =>
    asOperator(server.database, { permissions, reason: why }, (tx) =>
      tx.selectFrom('insured_persons').select('key').execute(),
    );
  const lastRecord = async () => (await recordsOf(server, support)).at(-1);

  test('an unfinished order is found by the company, and is prepared for its agent', async () => {
    const { id: draftId } = await agent.ask(saveDraft, { id: '', version: 0, draft: draft() });
    const group = draft().applicant.groupName.slice(0, 4);
    const found = await support.ask(draftsToPrepare, { group });
    const none = await support.ask(draftsToPrepare, { group: '没有这家公司' });
    const { link } = await support.ask(prepareFromDraft, { draftId, title: '续保方案', note: '已核对人数' });

    expect([found.list.map(({ id }) => id), none.total]).toEqual([[draftId], 0]);
    expect(await agent.ask(customOrder, taskIn(link))).toMatchObject({
      title: '续保方案',
      note: '已核对人数',
      status: 'waiting',
      draft: draft(),
    });
    expect(await lastRecord()).toEqual({
      action: 'work/preparedOrders/fromDraft',
      subject: taskIn(link).id,
      reason: '',
    });
    const gone = { draftId: crypto.randomUUID(), title: 'x', note: '' };
    expect((await support.send(prepareFromDraft, gone)).info).toBe('未找到该订单，请核对订单号或刷新页面');
  });

  test('an order is copied with its persons or without, for a reason, and the copy is followed', async () => {
    const { orderSn } = await submittedOrder(server, agent);
    const copy = { orderSn, title: '按原订单投保', note: '', withPersons: true, reason };
    const { link } = await support.ask(prepareFromOrder, copy);
    const { link: empty } = await support.ask(prepareFromOrder, { ...copy, withPersons: false });
    const [whole, without] = [await agent.ask(customOrder, taskIn(link)), await agent.ask(customOrder, taskIn(empty))];

    expect(whole.draft.persons.map(({ idNo }) => idNo)).toEqual(draft().persons.map(({ idNo }) => idNo));
    expect(whole.draft).toMatchObject({ startDate: '', schemes: draft().schemes, applicant: draft().applicant });
    expect(without.draft.persons).toEqual([]);
    expect((await support.send(prepareFromOrder, { ...copy, reason: '短' })).resCode).toBe(resultCodes.badRequest);
    expect(await lastRecord()).toEqual({
      action: 'work/preparedOrders/fromOrder',
      subject: `${orderSn} ${taskIn(empty).id}`,
      reason,
    });
    const { list } = await support.ask(preparedOrders, { status: 'waiting' });
    expect(list.map((order) => order.link)).toContain(link);
    expect((await support.ask(preparedOrders, { status: 'submitted' })).total).toBe(0);
  });

  test('the database shows insured persons only with the permission and a reason', async () => {
    expect(await personsSeenWith(['preparedOrders.make', 'persons.see'], '')).toEqual([]);
    expect(await personsSeenWith(['preparedOrders.make'], reason)).toEqual([]);
    expect((await personsSeenWith(['preparedOrders.make', 'persons.see'], reason)).length).toBeGreaterThan(0);
  });

  test('an invitation is made, redeemed once, followed, and withdrawn while it is unused', async () => {
    const [product] = await support.ask(productsByInvitation, {});
    const { id: productId } = product!;
    const { link } = await support.ask(makeInvitation, { productId, days: 7 });
    const { link: unused } = await support.ask(makeInvitation, { productId, days: 7 });
    await agent.ask(redeemInvitation, { productId, uuid: uuidIn(link) });

    const { list } = await support.ask(invitations, {});
    expect(list.find(({ id }) => id === uuidIn(link))).toMatchObject({ state: 'redeemed', link: '' });
    expect(list.find(({ id }) => id === uuidIn(unused))).toMatchObject({ state: 'open', link: unused });
    await support.ask(withdrawInvitation, { id: uuidIn(unused) });
    expect(await lastRecord()).toMatchObject({ action: 'work/invitations/:id/withdraw', subject: uuidIn(unused) });
    expect((await agent.send(redeemInvitation, { productId, uuid: uuidIn(unused) })).resCode).toBe(
      resultCodes.notFound,
    );
    expect((await support.send(withdrawInvitation, { id: uuidIn(link) })).info).toBe(
      '该邀请已被领取或已撤回，请刷新页面',
    );

    await support.ask(makeInvitation, { productId, days: 1 });
    await server.clock.moveBy(dayMs / 4);
    expect((await support.ask(invitations, { state: 'open' })).total).toBe(1);
    const other = server.services.catalogue.products[0]!.id;
    expect((await support.send(makeInvitation, { productId: other, days: 7 })).info).toBe(
      '该产品不凭邀请销售，无需邀请',
    );
  });
});
