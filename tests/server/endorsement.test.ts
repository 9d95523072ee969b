import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  conservationDetail,
  conservationListByPolicy,
  conservationPayUrl,
} from '../../app/contract/endorsementLists.ts';
import { sendEndorsementMaterials, submitEndorsement } from '../../app/contract/endorsementOwnCalls.ts';
import { canApplyConservation } from '../../app/contract/endorsements.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  endorsed,
  type EndorsedPolicyFixture,
  idsOf,
  newcomer,
  materialsOf,
  remove,
  replace,
  requestOfChanges,
  rosterOf,
  startWithPolicy,
  submissionOf,
} from '../setup/endorsedPolicy.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import type { TestApp } from '../setup/testApp.ts';

describeOnBothDatabases('endorsing a policy', (openDatabase) => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  beforeAll(async () => {
    ({ server, policy } = await startWithPolicy({ openDatabase, heads: 20 }));
  });
  afterAll(() => server.close());

  test('the roster afterwards is the roster before with the changes of the request', async () => {
    const before = await rosterOf(policy);
    const changes = [add(1), add(2), add(3), remove(before[4]!), replace(before[7]!, 4)];

    const uuid = await endorsed(server, policy, requestOfChanges(changes));

    const after = await rosterOf(policy);
    const expected = [
      ...before.filter(({ key }) => ![before[4]!.key, before[7]!.key].includes(key)),
      ...[1, 2, 3, 4].map((index) => newcomer(index)),
    ];
    expect(idsOf(after)).toEqual(idsOf(expected));
    expect(after[6]).toEqual({ ...newcomer(4), key: before[7]!.key });
    const detail = await policy.agent.ask(conservationDetail, { conservationUuid: uuid });
    expect(detail).toMatchObject({
      state: 'succeeded',
      headsBefore: 20,
      headsAfter: 22,
      kinds: ['add', 'remove', 'replace'],
    });
    expect(detail.certificateSn).toMatch(/^PD\d{18}$/);
    expect(detail.events.map(({ to }) => to)).toEqual([
      'temporary',
      'awaitingMaterials',
      'awaitingPayment',
      'firstReview',
      'finalReview',
      'succeeded',
    ]);
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('a list shows no id number unmasked', async () => {
    const [listed] = await policy.agent.ask(conservationListByPolicy, { policyUuid: policy.policyUuid });
    const reply = await policy.agent.send(conservationDetail, { conservationUuid: listed!.uuid });

    for (const index of [1, 2, 3, 4]) expect(reply.body).not.toContain(newcomer(index).idNo);
    expect(reply.body).toContain('110***');
  });

  test('one endorsement at a time: another is refused with the specification’s message', async () => {
    const [one] = await rosterOf(policy);
    const submission = await submissionOf(policy, requestOfChanges([add(10)]));
    const other = await submissionOf(policy, requestOfChanges([replace(one!, 11)]));
    const { conservationUuid: uuid } = await policy.agent.ask(submitEndorsement, submission);

    const reply = await policy.agent.send(submitEndorsement, other);
    const eligibility = await policy.agent.ask(canApplyConservation, { policyUuid: policy.policyUuid });

    expect(reply).toMatchObject({ resCode: resultCodes.refused, info: '保全处理中，请勿重复提交，请到保全列表查看' });
    expect(eligibility).toMatchObject({ canFlag: false, msg: '保全处理中，请勿重复提交，请到保全列表查看' });
    await policy.agent.ask(sendEndorsementMaterials, {
      uuid,
      materials: await materialsOf(policy.agent),
    });
  });

  test('the insurer’s desk lists submitted endorsements with the possible decisions', async () => {
    const { sn, uuid } = (await policy.agent.ask(conservationListByPolicy, { policyUuid: policy.policyUuid }))[0]!;
    const desk = await server.app.inject('/sandbox/endorsements');

    expect(desk.statusCode).toBe(200);
    expect(desk.body).toContain(sn);
    // The endorsement still awaits payment, so the desk offers no decision.
    expect(desk.body).not.toContain(`action="/sandbox/endorsements/${uuid}"`);
    await server.payAt((await policy.agent.ask(conservationPayUrl, { conservationUuid: uuid })).payUrl, 'paid');
    const paid = await server.app.inject('/sandbox/endorsements');
    expect(paid.body).toContain(`action="/sandbox/endorsements/${uuid}"`);
  });
});
