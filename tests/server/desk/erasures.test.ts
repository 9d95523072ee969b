import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { decideApproval, listApprovals } from '../../../app/contract/desk/oversight/approvals.ts';
import { askErasure, planErasure } from '../../../app/contract/desk/oversight/erasures.ts';
import { findPerson } from '../../../app/contract/desk/oversight/persons.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { orderPersons } from '../../../app/contract/orderPersons.ts';
import { orderDetail } from '../../../app/contract/orders.ts';
import { cancelOrder } from '../../../app/contract/ownCalls.ts';
import { savedDraft, saveDraft } from '../../../app/contract/savedDrafts.ts';
import { eraseDuePersons } from '../../../app/server/desk/oversight/erasePerson.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { lastActionOf } from '../../setup/operatorActions.ts';
import { dayMs, laterOn } from '../../setup/passingTime.ts';
import { submittedOrder } from '../../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';
import { paidOrder } from '../../setup/waitingLanes.ts';

const reason = '客户本人要求删除';
const firstPage = { pageIndex: 1, pageSize: 20, selection: 'waiting' as const };

describeOnBothDatabases('the erasure of a person', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let asker: DeskClient;
  let decider: DeskClient;
  let orderSn: string;
  let draftId: string;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    asker = await signInToDeskAs(server, 'admin');
    decider = await signInToDeskAs(server, 'admin');
    agent = await server.signIn();
    orderSn = await paidOrder(server, agent);
    await server.runDueJobs();
    draftId = (await agent.ask(saveDraft, { id: '', version: 0, draft: draft() })).id;
  });
  afterAll(() => server.close());

  const draft = () => completeDraft(server.services.catalogue.products[0]!);
  const [idNo, other] = [0, 1].map((index) => () => draft().persons[index]!.idNo) as [() => string, () => string];
  const planned = async () => (await asker.ask(planErasure, { idNo: idNo(), reason })).places;
  const lastDay = async () => {
    const row = await server.database
      .selectFrom('orders')
      .select('end_date')
      .where('sn', '=', orderSn)
      .executeTakeFirstOrThrow();
    return row.end_date;
  };
  const approve = async (isApproved = true) => {
    const [request] = (await decider.ask(listApprovals, firstPage)).list;
    await decider.ask(decideApproval, { approvalId: request?.approvalId ?? '', isApproved, reason: '已核实身份' });
    return request;
  };
  const found = async (number: string) => (await asker.ask(findPerson, { idNo: number, reason })).list.length;

  test('shows first what goes, and what stays until when and why; nothing changes', async () => {
    const keptUntil = `${Number((await lastDay()).slice(0, 4)) + 5}${(await lastDay()).slice(4)}`;
    const places = await planned();
    expect(places).toContainEqual(
      expect.objectContaining({ place: 'roster', orderSn, keptUntil, rule: 'insuranceLaw' }),
    );
    expect(places).toContainEqual({ place: 'draft', orderSn: '', policySn: '', rows: 1, keptUntil: '' });
    expect(await lastActionOf(server, asker)).toEqual({
      action: 'oversight/planErasure',
      subject: '1 to erase, 1 kept',
      reason,
    });
    expect(await found(idNo())).toBe(1);
    expect((await asker.send(planErasure, { idNo: idNo(), reason: '' })).resCode).toBe(resultCodes.badRequest);
  });

  test('is refused for a person of whom nothing is stored', async () => {
    const refused = await asker.send(askErasure, { idNo: '110101199003070000', reason });
    expect([refused.resCode, refused.info]).toEqual([resultCodes.refused, '平台没有保存该证件号的个人信息']);
  });

  test('needs a second operator; a rejected request erases nothing', async () => {
    await asker.ask(askErasure, { idNo: idNo(), reason });
    expect((await asker.send(askErasure, { idNo: idNo(), reason })).info).toBe('已有一条相同的申请待审批');
    const [own] = (await asker.ask(listApprovals, firstPage)).list;
    expect(own).toMatchObject({ kind: 'personErasure', isDecidable: false, erasedPlaces: 1, keptPlaces: 1 });
    expect(JSON.stringify(own)).not.toContain(idNo());
    await approve(false);
    expect((await planned()).map(({ place }) => place)).toEqual(['roster', 'draft']);
  });

  test('empties unfinished work at once, keeps the policy, and records no personal data', async () => {
    await asker.ask(askErasure, { idNo: idNo(), reason });
    await approve();
    const { draft: left } = await agent.ask(savedDraft, { id: draftId });
    expect(left.persons).toHaveLength(draft().persons.length);
    expect(left.persons[0]).toMatchObject({ name: '', idNo: '', birthday: '', schemeId: draft().persons[0]!.schemeId });
    expect(left.persons[1]).toMatchObject({ idNo: other() });
    const stale = await agent.send(saveDraft, { id: draftId, version: 1, draft: draft() });
    expect(stale.resCode).not.toBe(resultCodes.success);
    expect(await found(idNo())).toBe(1);
    expect((await planned()).map(({ place }) => place)).toEqual(['roster']);
    const { rows } = await sql<{ text: string }>`
      select string_agg(subject || reason, ' ') as text from operator_actions`.execute(server.database);
    expect(rows[0]?.text).not.toContain(idNo());
    const approvals = await server.database.selectFrom('approvals').select(['payload', 'subject']).execute();
    expect(JSON.stringify(approvals)).not.toContain(idNo());
  });

  test('leaves later work of the same person alone', async () => {
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draft() });
    await eraseDuePersons(server.services);
    expect((await agent.ask(savedDraft, { id })).draft.persons[0]).toMatchObject({ idNo: idNo() });
  });

  test('empties the roster on the day after the keeping period, and no search finds the person', async () => {
    const left = Date.parse(await lastDay()) - server.services.clock.now().getTime();
    await laterOn(server, left + 5 * 366 * dayMs, async () => {
      await eraseDuePersons(server.services);
    });
    expect(await found(idNo())).toBe(0);
    expect(await found(other())).toBe(1);
    const rows = await server.database.selectFrom('erasures').selectAll().execute();
    expect(rows).toMatchObject([{ id_no_index: null, id_no_sealed: null, next_on: null }]);
    await eraseDuePersons(server.services);
  });

  test('waits for an order that runs, and erases it once it is closed', async () => {
    const { orderSn: running } = await submittedOrder(server, agent);
    await asker.ask(askErasure, { idNo: idNo(), reason });
    await approve();
    expect(await planned()).toMatchObject([{ place: 'roster', orderSn: running, keptUntil: '', rule: 'orderRuns' }]);
    await agent.ask(cancelOrder, { orderSn: running });
    await laterOn(server, dayMs, () => eraseDuePersons(server.services));
    expect(await found(idNo())).toBe(0);
    const query = { orderSn: running, insured: '', page: 1, pageSize: 20 };
    const { persons } = await agent.ask(orderPersons, query);
    expect(persons).toHaveLength(draft().persons.length);
    expect((await agent.ask(orderDetail, { orderSn: running })).orderSn).toBe(running);
  });
});
