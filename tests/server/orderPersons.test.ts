import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { orderPersons, personHistory, type RosterQuery } from '../../app/contract/orderPersons.ts';
import { orderDetail } from '../../app/contract/orders.ts';
import { revealPerson } from '../../app/contract/ownCalls.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  coverStart,
  endorsed,
  type EndorsedPolicyFixture,
  issuedPolicy,
  newcomer,
  remove,
  replace,
  requestOfChanges,
  rosterOf,
  twiceReviewed,
} from '../setup/endorsedPolicy.ts';
import { decideSurrenderAt, surrendering } from '../setup/surrendered.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const soldHeads = 25;
const [firstDay, secondDay] = [plusDays(coverStart, 9), plusDays(coverStart, 40)];

describeOnBothDatabases('the persons of an order', (openDatabase) => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  let sold: readonly Person[];
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    policy = await issuedPolicy(server, twiceReviewed(server), soldHeads);
    sold = await rosterOf(policy);
    await endorsed(server, policy, requestOfChanges([add(1), remove(sold[4]!), replace(sold[7]!, 4)], firstDay));
    const joined = (await rosterOf(policy)).find(({ idNo }) => idNo === newcomer(1).idNo);
    const changed = { ...joined!, name: '苏更正' };
    await endorsed(
      server,
      policy,
      requestOfChanges([{ kind: 'replace', original: joined!, person: changed }, remove(sold[9]!)], secondDay),
    );
  });
  afterAll(() => server.close());

  const ask = (query: Partial<RosterQuery> = {}) =>
    policy.agent.ask(orderPersons, { orderSn: policy.orderSn, insured: '', page: 1, pageSize: 20, ...query });
  const keysOf = async (query: Partial<RosterQuery>) => {
    const [first, second] = [await ask({ ...query, page: 1 }), await ask({ ...query, page: 2 })];
    return [...first.persons, ...second.persons].map(({ key }) => key);
  };
  const history = (key: number, rosterVersion: number) =>
    policy.agent.ask(personHistory, { orderSn: policy.orderSn, key, rosterVersion });

  test('come in pages, masked, with the number of persons and the premium', async () => {
    const page = await ask();
    expect(page).toMatchObject({ rosterVersion: 0, day: coverStart, heads: soldHeads, total: soldHeads });
    expect(page.totalFen).toBe(policy.totalFen);
    expect(page.persons).toHaveLength(20);
    expect((await ask({ page: 2 })).persons).toHaveLength(5);
    for (const { name, idNo } of sold) {
      expect(JSON.stringify(page)).not.toContain(idNo);
      expect(JSON.stringify(page)).not.toContain(`"${name}"`);
    }
  });

  test('are those of the day that is asked for, before it has come and after it has gone', async () => {
    const before = await ask({ day: plusDays(firstDay, -1) });
    const after = await ask({ day: firstDay });
    const last = await ask({ day: secondDay });

    expect(before).toMatchObject({ rosterVersion: 0, heads: soldHeads, totalFen: policy.totalFen });
    expect(after).toMatchObject({ rosterVersion: 1, day: firstDay, heads: soldHeads });
    expect(last).toMatchObject({ rosterVersion: 2, heads: soldHeads - 1 });
    expect(last.totalFen).toBeLessThan(after.totalFen);
    expect(await keysOf({ day: firstDay })).not.toContain(sold[4]!.key);
    expect(await keysOf({ version: 0 })).toContain(sold[4]!.key);
    expect(last.changes).toEqual([
      expect.objectContaining({ rosterVersion: 1, effectiveDate: firstDay, certificateSn: expect.stringMatching(/./) }),
      expect.objectContaining({ rosterVersion: 2, effectiveDate: secondDay }),
    ]);
    expect(await ask({ day: '2030-01-01' })).toMatchObject({ day: last.lastDay, rosterVersion: 2 });
  });

  test('are found by complete name or number, in the roster of the day alone', async () => {
    const { idNo, name } = newcomer(4);
    expect((await ask({ insured: idNo })).total).toBe(0);
    const found = await ask({ day: firstDay, insured: idNo.toLowerCase() });
    expect(found).toMatchObject({ total: 1, heads: soldHeads, persons: [{ key: sold[7]!.key }] });
    expect((await ask({ day: firstDay, insured: name })).persons.map(({ key }) => key)).toContain(sold[7]!.key);
  });

  test('of a roster to come can be shown in clear, of one that does not exist not', async () => {
    const look = { orderSn: policy.orderSn, key: sold[7]!.key };
    expect((await policy.agent.ask(revealPerson, { ...look, rosterVersion: 1 })).insuredIdNo).toBe(newcomer(4).idNo);
    expect((await policy.agent.send(revealPerson, { ...look, rosterVersion: 3 })).resCode).toBe(resultCodes.notFound);
    const unknown = { orderSn: policy.orderSn, version: 3, insured: '', page: 1, pageSize: 20 };
    expect((await policy.agent.send(orderPersons, unknown)).resCode).toBe(resultCodes.notFound);
  });

  test('have a history with the endorsements that made it', async () => {
    const joined = (await rosterOf(policy)).find(({ idNo }) => idNo === newcomer(1).idNo)!;
    const [first, second] = (await ask()).changes;

    expect(await history(sold[0]!.key, 0)).toMatchObject({
      validStartDate: coverStart,
      list: [{ eventType: 'insured', effectiveDate: coverStart, conservationUuid: '' }],
    });
    expect((await history(sold[4]!.key, 0)).list.at(-1)).toMatchObject({
      eventType: 'removed',
      effectiveDate: firstDay,
      isUpcoming: true,
      conservationUuid: first!.uuid,
    });
    expect((await history(sold[7]!.key, 0)).list.at(-1)).toMatchObject({ eventType: 'replacedBy', otherName: '苏*' });
    expect(await history(joined.key, 2)).toMatchObject({
      insuredName: '苏**',
      list: [
        { eventType: 'added', certificateSn: first!.certificateSn },
        { eventType: 'changed', certificateSn: second!.certificateSn, fieldList: ['name'] },
      ],
    });
    const absent = { orderSn: policy.orderSn, key: joined.key, rosterVersion: 0 };
    expect((await policy.agent.send(personHistory, absent)).resCode).toBe(resultCodes.notFound);
  });

  test('are left out of the order where a page of the app asks for the order alone', async () => {
    const order = await policy.agent.ask(orderDetail, { orderSn: policy.orderSn, personView: 'none' });
    expect(order).toMatchObject({ heads: soldHeads, persons: [] });
  });
});

describeOnBothDatabases('the persons of a surrendered policy', (openDatabase) => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  const mobile = '13800138000';
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    policy = await issuedPolicy(server, twiceReviewed(server), 3, await server.signIn(mobile));
    await endorsed(server, policy, requestOfChanges([add(1)], secondDay));
    await server.clock.moveBy(Date.parse(`${firstDay}T10:00:00+08:00`) - server.clock.now().getTime());
    policy = { ...policy, agent: await server.signIn(mobile) };
    const { uuid } = await surrendering(policy);
    await decideSurrenderAt(server, uuid, 'accepted');
  });
  afterAll(() => server.close());

  test('are those of its last day, and their history says that it ended', async () => {
    const query = { orderSn: policy.orderSn, insured: '', page: 1, pageSize: 20 };
    const page = await policy.agent.ask(orderPersons, { ...query, day: secondDay });
    expect(page).toMatchObject({ day: firstDay, lastDay: firstDay, heads: 3, changes: [] });

    const [{ key }] = page.persons as [Person];
    const history = await policy.agent.ask(personHistory, { orderSn: policy.orderSn, key, rosterVersion: 0 });
    expect(history).toMatchObject({
      validEndDate: firstDay,
      list: [
        { eventType: 'insured', effectiveDate: coverStart },
        { eventType: 'ended', effectiveDate: plusDays(firstDay, 1), isUpcoming: true },
      ],
    });
  });
});
