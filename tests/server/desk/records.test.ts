import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { signOutOperator } from '../../../app/contract/desk/oversight/operators.ts';
import { listActions, listAgentLooks } from '../../../app/contract/desk/oversight/records.ts';
import { deskCallsWithSchemas } from '../../../app/contract/desk/schemas.ts';
import { revealPerson } from '../../../app/contract/ownCalls.ts';
import { actionMessages, agentLookMessages } from '../../../app/desk/oversight/records/actions.messages.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { submittedOrder } from '../../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const firstPage = { pageIndex: 1, pageSize: 20 };
const dayMs = 86_400_000;

describeOnBothDatabases('the records on the desk', (openDatabase) => {
  let server: TestApp;
  let admin: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    admin = await signInToDeskAs(server, 'admin');
  });
  afterAll(() => server.close());

  test('list the actions of operators, newest first, by operator, action, subject and day', async () => {
    const other = await signInToDeskAs(server, 'support');
    const signOut = (reason: string) => admin.ask(signOutOperator, { operatorId: other.id, reason });
    await signOut('电脑遗失');
    await server.clock.moveBy(dayMs / 24);
    await signOut('再次确认');

    const query = { ...firstPage, operator: admin.userName, action: 'oversight/signOutOperator', subject: other.id };
    const found = await admin.ask(listActions, { ...query, from: '2026-11-20', until: '2026-11-20' });
    expect(found.list.map(({ operator, reason }) => [operator, reason])).toEqual([
      [admin.userName, '再次确认'],
      [admin.userName, '电脑遗失'],
    ]);
    expect([found.total, found.newest]).toEqual([2, found.list[0]?.recordId]);
    const totalOf = async (changed: object) => (await admin.ask(listActions, { ...query, ...changed })).total;
    expect(await totalOf({ until: '2026-11-19' })).toBe(0);
    expect(await totalOf({ from: '2026-11-21' })).toBe(0);
    expect(await totalOf({ operator: other.userName })).toBe(0);
    expect(await totalOf({ subject: admin.id })).toBe(0);
    expect(await totalOf({ upTo: found.list[1]?.recordId })).toBe(1);
    expect((await admin.ask(listActions, { ...query, pageIndex: 2, pageSize: 1 })).list).toMatchObject([
      { reason: '电脑遗失' },
    ]);
  });

  test('list which agent saw whose data, by order', async () => {
    const agent = await server.signIn();
    const { orderSn } = await submittedOrder(server, agent);
    const { rows } = await sql<{ key: number }>`
      select key from insured_persons order by order_id, position limit 1`.execute(server.database);
    await agent.ask(revealPerson, { orderSn, key: Number(rows[0]?.key), rosterVersion: 0 });
    const { total, list } = await admin.ask(listAgentLooks, { ...firstPage, orderSn });
    expect(total).toBe(1);
    expect(list).toMatchObject([{ action: 'revealPerson', orderSn, subject: `person ${rows[0]?.key}` }]);
    expect((await admin.ask(listAgentLooks, { ...firstPage, orderSn, action: 'openRoster' })).total).toBe(0);
  });
});

test('every action of the desk has words in the records, in Chinese and in English', () => {
  const actions = [...deskCallsWithSchemas.keys()]
    .filter(({ access, method, path }) => access === 'operator' && method === 'POST' && path !== '/api/desk/signOut')
    .map(({ path }) => path.replace('/api/desk/', ''));
  expect(actions.filter((action) => !Object.hasOwn(actionMessages['zh-CN'], action))).toEqual([]);
  const known = Object.keys(actionMessages['zh-CN']).filter((action) => action.includes('/'));
  expect(known.filter((action) => !actions.includes(action))).toEqual([]);
  expect(Object.keys(agentLookMessages['zh-CN']).toSorted()).toEqual([
    'copyOrder',
    'openRoster',
    'revealChange',
    'revealPerson',
  ]);
});
