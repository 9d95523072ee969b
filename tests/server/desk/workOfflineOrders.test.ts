import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { customOrder } from '../../../app/contract/customOrders.ts';
import {
  closeOfflineOrder,
  deskOfflineOrder,
  deskOfflineOrders,
  giveBackOfflineOrder,
  prepareOfflineOrder,
  quoteOfflineOrder,
  takeOfflineOrder,
} from '../../../app/contract/desk/work/offlineOrders.ts';
import { workOverview } from '../../../app/contract/desk/work/queues.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import {
  deleteOfflineOrder,
  listOfflineOrders,
  offlineOrder,
  submitOfflineOrder,
} from '../../../app/contract/offlineOrders.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { signInToDeskAs } from '../../setup/deskOperators.ts';
import { recordsOf } from '../../setup/operatorRecords.ts';
import { workDesk } from '../../setup/workDesk.ts';

const quoteFor = (id: string, version = 1) => ({
  id,
  version,
  totalPremium: '12800.00',
  validUntil: '2026-12-20',
  words: '已与保险公司核定，含高空作业',
});

describeOnBothDatabases('offline orders at the desk', (openDatabase) => {
  const desk = workDesk(openDatabase, ['support', 'underwriting']);

  const product = () => desk.server.services.catalogue.products[0]!;
  const content = () => ({ id: '', version: 0, note: '三处工地，请报价', draft: completeDraft(product()) });
  const handIn = async () => (await desk.agent.ask(submitOfflineOrder, content())).offlineDataUuid;
  const seenByAgent = (offlineDataUuid: string) => desk.agent.ask(offlineOrder, { offlineDataUuid });

  test('wait in the queue, the oldest first, and are counted on the overview', async () => {
    const first = await handIn();
    await desk.server.clock.moveBy(3_600_000);
    const second = await handIn();
    const { list } = await desk.as('support').ask(deskOfflineOrders, {});
    const { queues } = await desk.as('support').ask(workOverview, {});

    expect(list.map(({ id }) => id)).toEqual([first, second]);
    expect(list[0]).toMatchObject({ state: 'waiting', ownerName: '', isMine: false, note: '三处工地，请报价' });
    expect(queues).toEqual([
      { queue: 'offlineOrders', waiting: 2, oldestSince: list[0]?.waitsSince },
      { queue: 'materials', waiting: 0, oldestSince: '' },
    ]);
    for (const id of [first, second]) await desk.agent.ask(deleteOfflineOrder, { offlineDataUuid: id });
    expect((await desk.as('support').ask(deskOfflineOrders, {})).total).toBe(0);
  });

  test('show schemes, premium and numbers of persons, and no person', async () => {
    const id = await handIn();
    const reply = await desk.as('support').send(deskOfflineOrder, { id });
    const { draft } = content();
    const shown = await desk.as('support').ask(deskOfflineOrder, { id });

    expect(shown).toMatchObject({ groupName: draft.applicant.groupName, heads: draft.persons.length, version: 1 });
    expect(shown.schemes).toHaveLength(draft.schemes.length);
    expect(Number(shown.tariffPremium)).toBeGreaterThan(0);
    for (const { name, idNo } of draft.persons) {
      expect(reply.body).not.toContain(idNo);
      expect(reply.body).not.toContain(`"${name}"`);
    }
    expect(reply.body).not.toContain(draft.applicant.contactMobile);
  });

  test('are taken by one operator, who alone answers, until another takes them over', async () => {
    const id = await handIn();
    await desk.as('support').ask(takeOfflineOrder, { id });

    expect((await desk.as('support').send(takeOfflineOrder, { id })).info).toBe('您已领取该线下订单');
    expect((await desk.as('underwriting').send(quoteOfflineOrder, quoteFor(id))).info).toBe(
      '该线下订单由其他运营人员处理，请先领取',
    );
    await desk.as('underwriting').ask(takeOfflineOrder, { id });
    expect((await desk.as('support').send(giveBackOfflineOrder, { id })).resCode).toBe(resultCodes.refused);
    await desk.as('underwriting').ask(giveBackOfflineOrder, { id });
    expect(await desk.as('support').ask(deskOfflineOrder, { id })).toMatchObject({ state: 'waiting', ownerName: '' });
    expect((await desk.as('support').send(quoteOfflineOrder, quoteFor(id))).info).toBe(
      '该线下订单的状态已变化，请刷新页面后重试',
    );
  });

  test('are quoted: the agent sees premium, last day and words; after a change they wait again', async () => {
    const id = await handIn();
    await desk.as('support').ask(takeOfflineOrder, { id });
    const past = await desk.as('support').send(quoteOfflineOrder, { ...quoteFor(id), validUntil: '2026-11-19' });
    const free = await desk.as('support').send(quoteOfflineOrder, { ...quoteFor(id), totalPremium: '0' });
    await desk.as('support').ask(quoteOfflineOrder, quoteFor(id));

    expect([past.info, free.info]).toEqual(['报价有效期不能早于今日', '报价须大于0']);
    const quoted = { state: 'quoted', quotedFen: 1_280_000, validUntil: '2026-12-20', words: quoteFor(id).words };
    expect(await seenByAgent(id)).toMatchObject(quoted);
    const listed = await desk.agent.ask(listOfflineOrders, {});
    expect(listed.find(({ offlineDataUuid }) => offlineDataUuid === id)).toMatchObject({
      state: 'quoted',
      quotedPremium: '12800.00',
    });
    await desk.agent.ask(submitOfflineOrder, { ...content(), id, version: 1 });
    expect(await seenByAgent(id)).toMatchObject({ state: 'taken', quotedFen: null, words: '' });
    expect((await desk.as('support').send(quoteOfflineOrder, quoteFor(id))).info).toBe(
      '业务员已修改内容，请刷新页面并核对后重试',
    );
    const { events } = await desk.as('support').ask(deskOfflineOrder, { id });
    expect(events.map(({ reason }) => reason)).toEqual(['handedIn', 'taken', 'quoted', 'changed']);
  });

  test('become a prepared order, which the agent opens by the link', async () => {
    const id = await handIn();
    await desk.as('support').ask(takeOfflineOrder, { id });
    const title = '三处工地团体意外险';
    const { link } = await desk
      .as('support')
      .ask(prepareOfflineOrder, { id, version: 1, title, words: '请核对后提交' });
    const { preparedPath, state } = await seenByAgent(id);
    const taskId = preparedPath.split('/').at(-1) ?? '';

    expect(state).toBe('prepared');
    expect(link).toBe(desk.server.services.publicUrl() + preparedPath);
    expect(await desk.agent.ask(customOrder, { id: taskId })).toMatchObject({
      title,
      note: '请核对后提交',
      status: 'waiting',
      draft: content().draft,
    });
    expect((await desk.as('support').send(closeOfflineOrder, { id, version: 1, words: '再次处理' })).resCode).toBe(
      resultCodes.refused,
    );
  });

  test('are closed with words, and each action is recorded', async () => {
    const id = await handIn();
    const operator = await signInToDeskAs(desk.server, 'support');
    await operator.ask(takeOfflineOrder, { id });
    await operator.ask(closeOfflineOrder, { id, version: 1, words: '该行业暂不承保' });

    expect(await seenByAgent(id)).toMatchObject({ state: 'closed', words: '该行业暂不承保' });
    expect(await recordsOf(desk.server, operator)).toEqual([
      { action: 'work/offlineOrders/:id/take', subject: id, reason: '' },
      { action: 'work/offlineOrders/:id/close', subject: id, reason: '' },
    ]);
    const mine = await operator.ask(deskOfflineOrders, { view: 'mine' });
    const closed = await operator.ask(deskOfflineOrders, { view: 'closed' });
    expect([mine.total, closed.list.map((row) => row.id)]).toEqual([0, [id]]);
  });

  test('keep their history, which goes only with the order', async () => {
    const id = await handIn();
    const events = sql`update offline_order_events set note = 'x'`;
    await expect(events.execute(desk.server.database)).rejects.toThrow('append-only');
    await expect(sql`delete from offline_order_events`.execute(desk.server.database)).rejects.toThrow('append-only');
    await desk.agent.ask(deleteOfflineOrder, { offlineDataUuid: id });
    expect((await desk.as('support').send(deskOfflineOrder, { id })).resCode).toBe(resultCodes.notFound);
    expect((await desk.as('support').send(takeOfflineOrder, { id: 'x' })).resCode).toBe(resultCodes.notFound);
  });
});
