import type { EndorsementRequest, PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { calcConservationPremium } from '../../app/contract/endorsements.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import {
  add,
  coverStart,
  endorsed,
  type EndorsedPolicyFixture,
  idsOf,
  issuedPolicy,
  newcomer,
  productWhere,
  remove,
  replace,
  requestOfChanges,
  rosterOf,
} from '../setup/endorsedPolicy.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

/** Returns the number of days from 1970-01-01 to a day. The test uses no code of the product to count days. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
const [first, last] = [dayNumber(coverStart), dayNumber('2027-11-30')];

/** Returns a share of an amount in fen. Half a fen is rounded away from zero. The calculation uses only integers. */
const shareOf = (fen: number, part: number, whole: number) => {
  const doubled = 2n * BigInt(fen) * BigInt(part) + BigInt(whole);
  return Number(doubled / (2n * BigInt(whole)));
};

const trialOf = ({ agent, policyUuid }: EndorsedPolicyFixture, request: EndorsementRequest) =>
  agent.ask(calcConservationPremium, { policyUuid, request });

describe('the premium of an endorsement', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
  });
  afterAll(() => server.close());

  test('by the day it equals a separate calculation, to the fen, on any day', async () => {
    const product = productWhere(
      server,
      ({ endorsement }) => endorsement.premiumMode === 'day' && endorsement.refundFee.kind === 'none',
    );
    const policy = await issuedPolicy(server, product, 12);
    const roster = await rosterOf(policy);
    const perPersonFen = policy.totalFen / 12;
    expect(Number.isInteger(perPersonFen)).toBe(true);

    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: first, max: last }),
        fc.nat({ max: 4 }),
        fc.nat({ max: 4 }),
        fc.nat({ max: 3 }),
        async (day, added, removed, replaced) => {
          const changes: PersonChange[] = [
            ...Array.from({ length: added }, (_, index) => add(index)),
            ...roster.slice(0, removed).map(remove),
            ...roster.slice(5, 5 + replaced).map((person, index) => replace(person, 100 + index)),
          ];
          fc.pre(changes.length > 0);
          const trial = await trialOf(policy, requestOfChanges(changes, dayOf(day)));
          const share = shareOf(perPersonFen, last - day + 1, last - first + 1);

          expect(trial.lines.map(({ netFen }) => netFen)).toEqual([
            ...Array.from({ length: added }, () => share),
            ...Array.from({ length: removed }, () => -share),
            ...Array.from({ length: replaced }, () => 0),
          ]);
          expect(trial.netFen).toBe((added - removed) * share);
          expect(trial.settlement).toBe(added > removed ? 'pay' : added < removed ? 'refund' : 'nothing');
        },
      ),
      { numRuns: 25 },
    );
  });

  test('by the month it is the annual premium by the short-period table, started months counted, less the fee', async () => {
    const product = productWhere(
      server,
      ({ endorsement, rounding }) =>
        endorsement.premiumMode === 'month' &&
        endorsement.refundFee.kind === 'percent' &&
        endorsement.externalAddress === '' &&
        rounding === 'ceil',
    );
    const policy = await issuedPolicy(server, product, 10);
    const [one] = await rosterOf(policy);
    const annualFen = policy.totalFen / 10;
    /**
     * The sample table of the domain rules: per cent of the annual premium for 1 to 12 remaining months. The insurer
     * keeps a fee of 10 % of a refund.
     */
    const shares = [10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95, 100];

    for (const [day, months] of [
      ['2026-12-01', 12],
      ['2027-01-01', 11],
      ['2027-05-30', 7],
      ['2027-05-31', 6],
      ['2027-06-01', 6],
      ['2027-11-30', 1],
    ] as const) {
      const charge = shareOf(annualFen, shares[months - 1]!, 100);
      const fee = shareOf(charge, 10, 100);
      const trial = await trialOf(policy, requestOfChanges([add(1), remove(one!)], day));

      expect(trial.lines.map(({ netFen }) => netFen)).toEqual([charge, fee - charge]);
      expect(trial.netFen).toBe(fee);
    }
  });

  test('equal replacements are free if the product prices nothing else', async () => {
    const product = productWhere(server, ({ endorsement }) => endorsement.premiumMode === 'none');
    const policy = await issuedPolicy(server, product, 10);
    const [one] = await rosterOf(policy);

    expect((await trialOf(policy, requestOfChanges([replace(one!, 1)]))).netFen).toBe(0);
  });

  test.each([
    ['without a fee', 'none'],
    ['less the fee', 'percent'],
  ] as const)('endorsed and reversed from the same day it nets to zero, %s', async (_, kind) => {
    const product = productWhere(
      server,
      ({ endorsement }) =>
        endorsement.refundFee.kind === kind && endorsement.externalAddress === '' && endorsement.kinds.length === 3,
    );
    const policy = await issuedPolicy(server, product, 10);
    const before = await rosterOf(policy);
    const day = '2027-03-17';
    const there = await trialOf(policy, requestOfChanges([add(1), add(2)], day));
    await endorsed(server, policy, requestOfChanges([add(1), add(2)], day));
    const between = await rosterOf(policy);
    const newcomers = between.filter(({ idNo }) => [newcomer(1).idNo, newcomer(2).idNo].includes(idNo));
    const back = await trialOf(policy, requestOfChanges(newcomers.map(remove), day));
    await endorsed(server, policy, requestOfChanges(newcomers.map(remove), day));

    expect(idsOf(await rosterOf(policy))).toEqual(idsOf(before));
    expect(idsOf(between)).toEqual(idsOf([...before, newcomer(1), newcomer(2)]));
    const fees = back.lines.reduce((sum, { feeFen }) => sum + feeFen, 0);
    expect(there.netFen + back.netFen).toBe(fees);
    expect(fees > 0).toBe(kind !== 'none');
    const sent = await server.database
      .selectFrom('sandbox_refunds')
      .innerJoin('endorsement_refunds', (join) =>
        join.on((eb) => eb(eb.cast('endorsement_refunds.id', 'text'), '=', eb.ref('sandbox_refunds.refund_id'))),
      )
      .innerJoin('endorsements', 'endorsements.id', 'endorsement_refunds.endorsement_id')
      .innerJoin('orders', 'orders.id', 'endorsements.order_id')
      .select('sandbox_refunds.amount_fen')
      .where('orders.sn', '=', policy.orderSn)
      .execute();
    expect(sent.reduce((sum, row) => sum + row.amount_fen, 0)).toBe(-back.netFen);
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('no endorsement takes effect before the last one does', async () => {
    const product = productWhere(server, ({ endorsement }) => endorsement.premiumMode === 'day');
    const policy = await issuedPolicy(server, product, 5);
    await endorsed(server, policy, requestOfChanges([add(1)], '2027-06-01'));
    const late = (await rosterOf(policy)).find(({ idNo }) => idNo === newcomer(1).idNo);

    const reply = await policy.agent.send(calcConservationPremium, {
      policyUuid: policy.policyUuid,
      request: requestOfChanges([remove(late!)], '2027-05-31'),
    });

    expect(reply.info).toBe('保全生效日期不能早于上一次保全的生效日期2027-06-01');
  });
});
