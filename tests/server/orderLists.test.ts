import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type OrderQuery, orderSortKeys } from '../../app/contract/orderQuery.ts';
import { listOrders, orderRows } from '../../app/contract/orders.ts';
import { passTime } from '../../app/server/wiring/timers.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { add, coverStart, endorsed, issuedPolicy, requestOfChanges } from '../setup/endorsedPolicy.ts';
import { submittedOrder } from '../setup/submittedOrder.ts';
import { decideSurrenderAt, surrendering } from '../setup/surrendered.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const everything: OrderQuery = { page: 1, pageSize: 100, statuses: [], keyword: '' };
const today = '2026-11-20';
const mobile = '13800138000';

const namesOf = async (agent: TestClient, query: Partial<OrderQuery>) =>
  (await agent.ask(listOrders, { ...everything, ...query })).orders.map(({ groupName }) => groupName);

/** Returns number and heads of all orders of an agent, sorted in descending order. */
async function headsBy(agent: TestClient, by: 'heads' | 'premium') {
  const page = await agent.ask(listOrders, { ...everything, sort: { by, direction: 'descending' } });
  return page.orders.map(({ orderSn, heads }) => [orderSn, heads]);
}

describeOnBothDatabases('the list of orders', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase, now: `${today}T02:00:00.000Z` });
  });
  afterAll(() => server.close());

  /** Creates an agent with orders that have these group names. */
  async function agentWith(orders: readonly (Partial<OrderDraft> & { readonly group: string })[]) {
    const agent = await server.signIn();
    for (const { group, ...changed } of orders) {
      const draft = completeDraft(server.services.catalogue.products[0]!);
      await submittedOrder(server, agent, { applicant: { ...draft.applicant, groupName: group }, ...changed });
    }
    return agent;
  }

  const persons = (heads: number) => completeDraft(server.services.catalogue.products[0]!, { heads }).persons;

  test('is sorted by submission, days of cover, premium and heads, in both directions', async () => {
    const agent = await agentWith([
      { group: '甲地机械有限公司', startDate: plusDays(today, 20), persons: persons(4) },
      { group: '乙地机械有限公司', startDate: plusDays(today, 5), persons: persons(9) },
      { group: '丙地机械有限公司', startDate: plusDays(today, 10), persons: persons(6) },
    ]);
    const [first, second, third] = ['甲地机械有限公司', '乙地机械有限公司', '丙地机械有限公司'];

    expect(await namesOf(agent, {})).toEqual([third, second, first]);
    for (const by of ['start', 'end'] as const)
      expect(await namesOf(agent, { sort: { by, direction: 'ascending' } })).toEqual([second, third, first]);
    for (const by of ['premium', 'heads'] as const)
      expect(await namesOf(agent, { sort: { by, direction: 'descending' } })).toEqual([second, third, first]);
    expect(await namesOf(agent, { sort: { by: 'submitted', direction: 'ascending' } })).toEqual([first, second, third]);
  });

  test('is filtered by days of submission, of the start and of the end, including the given days', async () => {
    const agent = await agentWith([
      { group: '先行机械有限公司', startDate: plusDays(today, 5) },
      { group: '后继机械有限公司', startDate: plusDays(today, 9) },
    ]);
    const day = plusDays(today, 5);
    const total = async (query: Partial<OrderQuery>) => (await namesOf(agent, query)).length;

    expect(await namesOf(agent, { starts: { from: day, until: day } })).toEqual(['先行机械有限公司']);
    expect(await namesOf(agent, { starts: { from: plusDays(day, 1), until: '' } })).toEqual(['后继机械有限公司']);
    expect(await total({ ends: { from: '', until: today } })).toBe(0);
    expect(await total({ ends: { from: today, until: '' } })).toBe(2);
    expect(await total({ submitted: { from: today, until: today } })).toBe(2);
    expect(await total({ submitted: { from: '', until: plusDays(today, -1) } })).toBe(0);
    expect(await total({ submitted: { from: plusDays(today, 1), until: '' } })).toBe(0);
  });

  test('finds orders by the whole name and the whole id number of a person, and by no part of them', async () => {
    const [one, other] = persons(2);
    const agent = await agentWith([
      {
        group: '有此人机械有限公司',
        persons: [{ ...one!, name: 'Anna-Maria Weiß', idType: 'passport', idNo: 'E12345678' }, other!],
      },
      { group: '无此人机械有限公司', persons: persons(2) },
    ]);

    expect(await namesOf(agent, { insured: 'anna-maria  weiß' })).toEqual(['有此人机械有限公司']);
    expect(await namesOf(agent, { insured: 'e12345678' })).toEqual(['有此人机械有限公司']);
    expect(await namesOf(agent, { insured: other!.name })).toHaveLength(2);
    for (const part of ['Anna', 'E1234567', '云']) expect(await namesOf(agent, { insured: part })).toEqual([]);

    const stranger = await server.signIn();
    expect(await namesOf(stranger, { insured: 'Anna-Maria Weiß' })).toEqual([]);
  });

  test('finds persons whose names were stored before they were indexed', async () => {
    const [one] = persons(1);
    const agent = await agentWith([{ group: '旧录机械有限公司', persons: [{ ...one!, name: '欧阳旧录' }] }]);
    await server.database.updateTable('insured_persons').set({ name_index: null }).execute();
    expect(await namesOf(agent, { insured: '欧阳旧录' })).toEqual([]);

    const failures: unknown[] = [];
    await passTime(server.services, (error) => failures.push(error));

    expect(failures).toEqual([]);
    expect(await namesOf(agent, { insured: '欧阳旧录' })).toEqual(['旧录机械有限公司']);
  });

  test('the pages together are the whole list in its order, whichever its sorting', async () => {
    const groups = [7, 3, 5, 5, 3].map((heads, at) => ({ group: `第${at}机械有限公司`, persons: persons(heads) }));
    const agent = await agentWith(groups);
    for (const by of orderSortKeys) {
      for (const direction of ['ascending', 'descending'] as const) {
        const sort = { by, direction };
        const pages = await Promise.all([1, 2, 3, 4].map((page) => namesOf(agent, { page, pageSize: 2, sort })));
        expect(pages.map((names) => names.length)).toEqual([2, 2, 1, 0]);
        expect(pages.flat()).toEqual(await namesOf(agent, { sort }));
        expect(new Set(pages.flat()).size).toBe(5);
      }
    }
  });

  test('is exported in parts, without orders that were added meanwhile', async () => {
    const agent = await agentWith(Array.from({ length: 3 }, (_, index) => ({ group: `第${index}机械有限公司` })));
    const part = { ...everything, pageSize: 2 };
    const first = await agent.ask(orderRows, { ...part, until: 0 });
    await submittedOrder(server, agent);
    const second = await agent.ask(orderRows, { ...part, page: 2, until: first.until });

    expect([first.total, second.total]).toEqual([3, 3]);
    const names = [...first.orders, ...second.orders].map(({ groupName }) => groupName);
    expect(names).toEqual(['第2机械有限公司', '第1机械有限公司', '第0机械有限公司']);
    expect((await (await server.signIn()).ask(orderRows, { ...part, until: first.until })).orders).toEqual([]);
  });

  test('is sorted by the heads and the premium of today, endorsements counted from their first day on', async () => {
    const owner = await server.signIn(mobile);
    const product = server.services.catalogue.products[0]!;
    const small = await issuedPolicy(server, product, 3, owner);
    const large = await issuedPolicy(server, product, 4, owner);
    await endorsed(server, small, requestOfChanges([add(1), add(2), add(3)], plusDays(coverStart, 9)));
    const asSold = [
      [large.orderSn, 4],
      [small.orderSn, 3],
    ];
    for (const by of ['heads', 'premium'] as const) expect(await headsBy(owner, by)).toEqual(asSold);

    await server.clock.moveTo(plusDays(coverStart, 9));
    const later = await server.signIn(mobile);
    const endorsedFirst = [
      [small.orderSn, 6],
      [large.orderSn, 4],
    ];
    for (const by of ['heads', 'premium'] as const) expect(await headsBy(later, by)).toEqual(endorsedFirst);
  });
});

describeOnBothDatabases('the list of orders with a surrendered policy', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase, now: `${today}T02:00:00.000Z` });
  });
  afterAll(() => server.close());

  test('is sorted by the heads of the day of the surrender, without endorsements that began later', async () => {
    const owner = await server.signIn(mobile);
    const product = server.services.catalogue.products[0]!;
    const small = await issuedPolicy(server, product, 3, owner);
    const large = await issuedPolicy(server, product, 4, owner);
    await endorsed(server, small, requestOfChanges([add(1), add(2), add(3)], plusDays(coverStart, 9)));
    await server.clock.moveTo(plusDays(coverStart, 4));
    const { uuid } = await surrendering({ agent: await server.signIn(mobile), orderSn: small.orderSn });
    await decideSurrenderAt(server, uuid, 'accepted');

    await server.clock.moveTo(plusDays(coverStart, 20));
    const later = await server.signIn(mobile);
    const largeFirst = [
      [large.orderSn, 4],
      [small.orderSn, 3],
    ];
    for (const by of ['heads', 'premium'] as const) expect(await headsBy(later, by)).toEqual(largeFirst);
  });
});
