import { endorsementMachine, type EndorsementState } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { conservationPayUrl } from '../../app/contract/endorsementLists.ts';
import {
  answerEndorsementReview,
  closeEndorsement,
  sendEndorsementMaterials,
  submitEndorsement,
} from '../../app/contract/endorsementOwnCalls.ts';
import { calcConservationPremium } from '../../app/contract/endorsements.ts';
import { isSuccess } from '../../app/contract/envelope.ts';
import type { TrialWire } from '../../app/contract/wire/endorsementChanges.schema.ts';
import { type InsurerReason, insurerReasons } from '../../app/server/endorsements/review.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import {
  add,
  decideAt,
  type EndorsedPolicyFixture,
  issuedPolicy,
  materialsOf,
  productWhere,
  requestOfChanges,
  rosterOf,
} from '../setup/endorsedPolicy.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const days = ['2026-12-01', '2027-02-28', '2027-06-01'] as const;
/** Returns the decisions that the insurer can make in a state. */
const decisionsIn = (state: EndorsementState): readonly InsurerReason[] => {
  const allowed = new Set<string>(
    endorsementMachine.transitions.filter(({ from }) => from === state).map(({ reason }) => reason),
  );
  return insurerReasons.filter((reason) => reason !== 'policySurrendered' && allowed.has(reason));
};

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('submit' as const), day: fc.constantFrom(...days) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('papers' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('decide' as const), which: fc.nat({ max: 20 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const) }) },
);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
});
afterAll(() => server.close());

type Step = typeof step extends fc.Arbitrary<infer Done> ? Done : never;

let joined = 0;

/**
 * Submits an endorsement that adds a person on a date. The server refuses the endorsement if the date is before the
 * date of the last endorsement, or if another endorsement is open.
 */
async function submitNewcomer({ agent, policyUuid }: EndorsedPolicyFixture, day: string): Promise<void> {
  const request = requestOfChanges([add((joined += 1))], day);
  const trial = await agent.send(calcConservationPremium, { policyUuid, request });
  if (!isSuccess(trial)) return;
  const { netFen, mark } = calcConservationPremium.response.fromWire(trial.data as TrialWire);
  const submission = { submissionId: crypto.randomUUID(), draftUuid: '', policyUuid, request, netFen, mark };
  await agent.send(submitEndorsement, submission);
}

/** Does one action with the newest endorsement. The action may be forbidden in the endorsement's state. */
async function doStep(
  policy: EndorsedPolicyFixture,
  materials: readonly UploadedMaterial[],
  endorsement: { readonly uuid: string; readonly state: EndorsementState } | undefined,
  done: Step,
): Promise<void> {
  const { agent } = policy;
  const { uuid, state } = endorsement ?? { uuid: '', state: 'temporary' };
  if (done.kind === 'submit') return submitNewcomer(policy, done.day);
  if (done.kind === 'papers') await agent.send(sendEndorsementMaterials, { uuid, materials });
  else if (done.kind === 'close') await agent.send(closeEndorsement, { conservationUuid: uuid });
  else if (done.kind === 'answer')
    await agent.send(answerEndorsementReview, { conservationUuid: uuid, answer: '已核对' });
  else if (done.kind === 'pass') await decideAt(server, uuid, 'reviewPassed');
  else if (done.kind === 'pay') {
    const reply = await agent.send(conservationPayUrl, { conservationUuid: uuid });
    if (isSuccess(reply)) await server.payAt((reply.data as { payUrl: string }).payUrl, 'paid');
  } else {
    const decisions = decisionsIn(state);
    await decideAt(server, uuid, decisions[done.which % decisions.length] ?? 'reviewPassed');
  }
}

/** Returns the submitted endorsements of a policy, the oldest first. */
const endorsementsOf = (policy: EndorsedPolicyFixture) =>
  server.database
    .selectFrom('endorsements')
    .innerJoin('orders', 'orders.id', 'endorsements.order_id')
    .select(['endorsements.uuid', 'state', 'roster_version', 'effective_date', 'heads_before', 'heads_after'])
    .where('orders.sn', '=', policy.orderSn)
    .where('endorsements.submission_id', 'is not', null)
    .orderBy('endorsements.id')
    .execute();

test('after any actions in any order, no endorsement of a policy overlaps another', async () => {
  const product = productWhere(
    server,
    ({ endorsement }) => endorsement.premiumMode === 'day' && endorsement.review === 'single',
  );
  let inForce = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 50 }), async (steps) => {
      const policy = await issuedPolicy(server, product, 3);
      const own = await materialsOf(policy.agent);
      const before = await rosterOf(policy);
      for (const each of steps) {
        const endorsement = (await endorsementsOf(policy)).at(-1);
        await doStep(policy, own, endorsement, each);
        const open = (await endorsementsOf(policy)).filter(({ state }) => endorsementMachine.sets.open.includes(state));
        expect(open.length).toBeLessThanOrEqual(1);
      }
      const held = (await endorsementsOf(policy)).filter(({ roster_version: version }) => version !== null);
      inForce += held.length;
      expect(held.map(({ roster_version: version }) => version)).toEqual(held.map((_, at) => at + 1));
      const dates = held.map(({ effective_date: day }) => day ?? '');
      expect(dates).toEqual(dates.toSorted());
      const heads = [before.length, ...held.map(({ heads_after: after }) => after)];
      expect(held.map(({ heads_before: head }) => head)).toEqual(heads.slice(0, -1));
      expect((await rosterOf(policy)).length).toBe(heads.at(-1));
    }),
    { numRuns: 3, seed: 20_261_120 },
  );
  expect(inForce).toBeGreaterThan(3);
  expect(await ledgerFaults(server.database)).toEqual([]);
});
