import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { personRisk } from '../../app/contract/checks.ts';
import { conservationListByPolicy } from '../../app/contract/endorsementLists.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { pastPersons } from '../../app/contract/history.ts';
import { listOrders, orderDetail } from '../../app/contract/orders.ts';
import { revealPerson } from '../../app/contract/ownCalls.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  coverStart,
  decideAt,
  endorsed,
  type EndorsedPolicyFixture,
  idsOf,
  issuedPolicy,
  newcomer,
  remove,
  replace,
  requestOfChanges,
  rosterOf,
  submitted,
  twiceReviewed,
} from '../setup/endorsedPolicy.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const soldHeads = 20;
const mobile = '13800138000';
const [firstDay, secondDay] = [plusDays(coverStart, 9), plusDays(coverStart, 40)];

/** Moves the clock to an instant and signs the agent in again, because the session has expired by then. */
async function laterAt(
  server: TestApp,
  policy: EndorsedPolicyFixture,
  instant: string,
): Promise<EndorsedPolicyFixture> {
  await server.clock.moveBy(Date.parse(instant) - server.clock.now().getTime());
  return { ...policy, agent: await server.signIn(mobile) };
}

describeOnBothDatabases('an order after endorsements', (openDatabase) => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  let leaver: string;
  let replacedKey: number;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    policy = await issuedPolicy(server, twiceReviewed(server), soldHeads, await server.signIn(mobile));
    const before = await rosterOf(policy);
    leaver = before[4]!.idNo;
    replacedKey = before[7]!.key;
    const changes: readonly PersonChange[] = [add(1), add(2), add(3), remove(before[4]!), replace(before[7]!, 4)];
    await endorsed(server, policy, requestOfChanges(changes, firstDay));
    const joined = (await rosterOf(policy)).find(({ idNo }) => idNo === newcomer(1).idNo);
    await endorsed(server, policy, requestOfChanges([add(5), remove(joined!)], secondDay));
  });
  afterAll(() => server.close());

  const now = () => policy.agent.ask(orderDetail, { orderSn: policy.orderSn });
  const asSold = () => policy.agent.ask(orderDetail, { orderSn: policy.orderSn, policyView: 'sold' });
  const listed = async () => {
    const query = { page: 1, pageSize: 4, statuses: [], keyword: policy.orderSn } as const;
    return (await policy.agent.ask(listOrders, query)).orders[0]!;
  };
  const reveal = (key: number, rosterVersion?: number) =>
    policy.agent.ask(revealPerson, {
      orderSn: policy.orderSn,
      key,
      ...(rosterVersion !== undefined && { rosterVersion }),
    });
  /** Returns the document numbers of the shown roster. Each number is revealed with a separate call. */
  const idsIn = async ({ persons, endorsed: standing }: Awaited<ReturnType<typeof now>>) => {
    const seen = [];
    for (const { key } of persons) seen.push({ idNo: (await reveal(key, standing?.rosterVersion)).insuredIdNo });
    return idsOf(seen);
  };
  const netsOf = async () => {
    const list = await policy.agent.ask(conservationListByPolicy, { policyUuid: policy.policyUuid });
    return list.toReversed().map(({ netFen }) => netFen);
  };

  test('before the first takes effect it is as sold, and both are still to come', async () => {
    expect(await now()).toMatchObject({ heads: soldHeads, totalFen: policy.totalFen });
    expect((await now()).endorsed).toBeUndefined();
    expect(await listed()).toMatchObject({ heads: soldHeads, totalFen: policy.totalFen });
    expect(await policy.agent.ask(conservationListByPolicy, { policyUuid: policy.policyUuid })).toMatchObject([
      { effectiveDate: secondDay, isUpcoming: true },
      { effectiveDate: firstDay, isUpcoming: true },
    ]);
  });

  test('at 23:59:59 of the day before nothing has changed, at 00:00 in Shanghai everything has', async () => {
    policy = await laterAt(server, policy, `${plusDays(firstDay, -1)}T23:30:00+08:00`);
    await server.clock.moveBy(Date.parse(`${firstDay}T00:00:00+08:00`) - 1000 - server.clock.now().getTime());
    expect(await now()).toMatchObject({ heads: soldHeads });

    await server.clock.moveBy(1000);
    const [firstNet] = await netsOf();
    const expected = { heads: soldHeads + 2, totalFen: policy.totalFen + firstNet! };
    expect(await now()).toMatchObject({
      ...expected,
      endorsed: { rosterVersion: 1, sold: { heads: soldHeads, totalFen: policy.totalFen }, now: expected },
    });
    expect(await listed()).toMatchObject(expected);
  });

  test('the roster is that of the day: without persons who left, with persons who joined, and with replacements in their place', async () => {
    const shown = await now();
    const ids = await idsIn(shown);

    expect(shown.persons).toHaveLength(soldHeads + 2);
    expect(ids).toEqual(expect.arrayContaining([1, 2, 3, 4].map((index) => newcomer(index).idNo)));
    expect(ids).not.toContain(leaver);
    expect(ids).not.toContain(newcomer(5).idNo);
    expect(shown.persons.findIndex(({ key }) => key === replacedKey)).toBe(6);
    expect(JSON.stringify(shown)).not.toContain(newcomer(1).idNo);
  });

  test('the premium of each scheme follows the endorsements in effect', async () => {
    const [firstNet] = await netsOf();
    const { endorsed: standing } = await now();
    const nets = Object.values(standing?.schemeNetsFen ?? {});
    expect(nets.reduce((sum, fen) => sum + fen, 0)).toBe(firstNet);
  });

  test('the persons of each scheme and class are counted, also when the persons themselves are left out', async () => {
    const { persons } = await now();
    const without = await policy.agent.ask(orderDetail, { orderSn: policy.orderSn, personView: 'none' });
    const heads = without.endorsed?.schemeHeads ?? [];

    expect(without.persons).toEqual([]);
    expect(heads.reduce((sum, line) => sum + line.heads, 0)).toBe(persons.length);
    for (const { schemeId, occupationClass, heads: counted } of heads) {
      const theirs = persons.filter(
        (one) => one.schemeId === schemeId && Number(one.occupationClass) === occupationClass,
      );
      expect(counted).toBe(theirs.length);
    }
  });

  test('as sold it shows the roster, heads and premium of the day of sale, after any later change', async () => {
    const shown = await asSold();
    expect(shown).toMatchObject({
      heads: soldHeads,
      totalFen: policy.totalFen,
      endorsed: { rosterVersion: 0, schemeNetsFen: {}, now: { heads: soldHeads + 2 } },
    });
    expect(await idsIn(shown)).toContain(leaver);
  });

  test('revealing a person of either roster shows the person with the birth date, and is recorded with its roster', async () => {
    const [replacement, replaced] = [await reveal(replacedKey, 1), await reveal(replacedKey, 0)];
    const rows = await server.database
      .selectFrom('audit_log')
      .select('subject')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();

    expect(replacement).toEqual({
      insuredName: newcomer(4).name,
      insuredIdNo: newcomer(4).idNo,
      insuredBirthday: newcomer(4).birthday,
    });
    expect(replaced.insuredIdNo).not.toBe(replacement.insuredIdNo);
    expect(rows.map(({ subject }) => subject)).toEqual([`person ${replacedKey}`, `person ${replacedKey} of roster 1`]);
  });

  test('without a roster version the current person is revealed; an unknown version has no persons', async () => {
    expect((await reveal(replacedKey)).insuredIdNo).toBe(newcomer(4).idNo);
    const unknown = await policy.agent.send(revealPerson, {
      orderSn: policy.orderSn,
      key: replacedKey,
      rosterVersion: 9,
    });
    expect(unknown.resCode).toBe(resultCodes.notFound);
  });

  test('a copy of the order has today’s persons and not those of the day of sale', async () => {
    expect(idsOf(await policy.agent.ask(pastPersons, { orderSn: policy.orderSn }))).toEqual(await idsIn(await now()));
  });

  test('a person is known as covered until the day before leaving, and from the day of joining on', async () => {
    const persons = [leaver, newcomer(1).idNo].map((idNo, key) => ({ ...newcomer(1), idNo, key }));
    const coversOn = async () => {
      const { personRiskList } = await policy.agent.ask(personRisk, {
        productId: policy.product.id,
        orderType: '1',
        persons,
      });
      return personRiskList.map(({ key, coverList }) => ({
        key,
        days: coverList.map(({ validStartDate, validEndDate }) => `${validStartDate} ${validEndDate}`),
      }));
    };
    expect(await coversOn()).toEqual([{ key: 1, days: [`${firstDay} ${plusDays(secondDay, -1)}`] }]);

    const passedMs = Date.parse(`${firstDay}T00:00:00+08:00`) - Date.parse(`${coverStart}T00:00:00+08:00`);
    await server.clock.moveBy(-passedMs);
    const before = await coversOn();
    await server.clock.moveBy(passedMs);
    expect(before).toEqual([
      { key: 0, days: [`${coverStart} ${plusDays(firstDay, -1)}`] },
      { key: 1, days: [`${firstDay} ${plusDays(secondDay, -1)}`] },
    ]);
  });

  test('an endorsement in progress changes nothing', async () => {
    const [one] = await rosterOf(policy);
    const uuid = await submitted(policy, requestOfChanges([replace(one!, 6)], plusDays(secondDay, 5)));
    expect(await now()).toMatchObject({ heads: soldHeads + 2, endorsed: { rosterVersion: 1 } });
    const [latest] = await policy.agent.ask(conservationListByPolicy, { policyUuid: policy.policyUuid });
    expect(latest).toMatchObject({ uuid, state: 'awaitingMaterials', isUpcoming: false });
  });

  test('when both are in effect, each is counted', async () => {
    policy = await laterAt(server, policy, `${secondDay}T00:00:00+08:00`);
    const [firstNet, secondNet] = await netsOf();
    const expected = { heads: soldHeads + 2, totalFen: policy.totalFen + firstNet! + secondNet! };
    const shown = await now();

    expect(shown).toMatchObject({ ...expected, endorsed: { rosterVersion: 2 } });
    expect(await listed()).toMatchObject(expected);
    const ids = await idsIn(shown);
    expect(ids).toContain(newcomer(5).idNo);
    expect(ids).not.toContain(newcomer(1).idNo);
    expect(await ledgerFaults(server.database)).toEqual([]);
  });
});

describeOnBothDatabases('an order that was surrendered', (openDatabase) => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    policy = await issuedPolicy(server, twiceReviewed(server), 10, await server.signIn(mobile));
  });
  afterAll(() => server.close());

  test('stays as on its last day: later changes never take effect', async () => {
    const uuid = await endorsed(server, policy, requestOfChanges([add(1)], firstDay));
    expect(await decideAt(server, uuid, 'policySurrendered')).toMatchObject({ state: 'surrendered' });
    policy = await laterAt(server, policy, `${secondDay}T00:00:00+08:00`);

    const order = await policy.agent.ask(orderDetail, { orderSn: policy.orderSn });
    expect(order).toMatchObject({ status: 'refunded', heads: 10, totalFen: policy.totalFen });
    expect(order.endorsed).toBeUndefined();
    const [listed] = await policy.agent.ask(conservationListByPolicy, { policyUuid: policy.policyUuid });
    expect(listed).toMatchObject({ uuid, isUpcoming: false });
  });
});
