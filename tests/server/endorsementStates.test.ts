import {
  endorsementMachine,
  type EndorsementReason,
  type EndorsementState,
  endorsementStatuses,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { endorsementCertificate, mailEndorsementCertificate } from '../../app/contract/endorsementDocuments.ts';
import {
  conservationDetail,
  conservationPayUrl,
  submitConservationOutlinePay,
} from '../../app/contract/endorsementLists.ts';
import {
  answerEndorsementReview,
  closeEndorsement,
  sendEndorsementMaterials,
  submitEndorsement,
} from '../../app/contract/endorsementOwnCalls.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { endorsementMoves } from '../../app/server/endorsements/endorsementMoves.ts';
import { move, TransitionError } from '../../app/server/services/moves.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  decideAt,
  type EndorsedPolicyFixture,
  issuedPolicy,
  materialsOf,
  remove,
  requestOfChanges,
  rosterOf,
  submissionOf,
  submitted,
  twiceReviewed,
} from '../setup/endorsedPolicy.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const transfer = {
  payerName: '远山精密机械有限公司',
  payerBankName: '示例银行',
  payerBankAccount: '6200000000000000',
  payDate: '2026-11-20',
  payVoucherList: [],
};

describeOnBothDatabases('the states of an endorsement', (openDatabase) => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  const reached = new Set<EndorsementState>();
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  beforeEach(async () => {
    policy = await issuedPolicy(server, twiceReviewed(server), 5);
  });
  afterAll(() => server.close());

  const stateOf = async (uuid: string): Promise<EndorsementState> => {
    const { state } = await policy.agent.ask(conservationDetail, { conservationUuid: uuid });
    reached.add(state);
    return state;
  };
  const decide = async (uuid: string, reason: Parameters<typeof decideAt>[2]) => {
    const { state } = await decideAt(server, uuid, reason, '请核对');
    reached.add(state as EndorsementState);
    return state;
  };
  const sendPapers = async (uuid: string) =>
    policy.agent.ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(policy.agent) });
  const payUrl = async (uuid: string) =>
    (await policy.agent.ask(conservationPayUrl, { conservationUuid: uuid })).payUrl;
  const answer = (uuid: string) =>
    policy.agent.ask(answerEndorsementReview, { conservationUuid: uuid, answer: '已核对' });
  const refunds = async (uuid: string) =>
    (await policy.agent.ask(conservationDetail, { conservationUuid: uuid })).refunds.map(({ amountFen }) => amountFen);

  test('a failed payment is repeated, counts once for repeated notifications, and two reviews follow', async () => {
    const uuid = await submitted(policy, requestOfChanges([add(1)]));
    expect(await stateOf(uuid)).toBe('awaitingMaterials');
    await sendPapers(uuid);
    expect(await stateOf(uuid)).toBe('awaitingPayment');
    const failing = await payUrl(uuid);
    await server.payAt(failing, 'failed');
    expect(await stateOf(uuid)).toBe('paymentFailed');
    const paying = await payUrl(uuid);
    expect(paying).not.toBe(failing);
    await Promise.all([1, 2, 3, 4].map(() => server.payAt(paying, 'paid')));
    expect(await stateOf(uuid)).toBe('firstReview');

    expect(await decide(uuid, 'questionToConfirm')).toBe('confirmationDue');
    await answer(uuid);
    expect(await decide(uuid, 'inquiry')).toBe('inquiryDue');
    await answer(uuid);
    expect(await decide(uuid, 'callBack')).toBe('callbackDue');
    await answer(uuid);
    expect(await decide(uuid, 'firstReviewPassed')).toBe('finalReview');
    expect((await decideAt(server, uuid, 'firstReviewPassed')).status).toBe(409);
    expect(await decide(uuid, 'reviewPassed')).toBe('succeeded');
    expect(await decide(uuid, 'policySurrendered')).toBe('surrendered');
    expect(await refunds(uuid)).toEqual([]);
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('money for a closed one, and money of a closed one, is refunded', async () => {
    const uuid = await submitted(policy, requestOfChanges([add(1)]));
    await sendPapers(uuid);
    const url = await payUrl(uuid);
    await policy.agent.ask(closeEndorsement, { conservationUuid: uuid });
    expect(await stateOf(uuid)).toBe('closed');
    await server.payAt(url, 'paid');
    await server.runDueJobs();
    expect(await stateOf(uuid)).toBe('closed');
    expect(await refunds(uuid)).toHaveLength(1);

    const other = await submitted(policy, requestOfChanges([add(2)]));
    await sendPapers(other);
    await server.payAt(await payUrl(other), 'paid');
    expect(await decide(other, 'rejected')).toBe('rejected');
    const blocked = await policy.agent.send(submitEndorsement, await submissionOf(policy, requestOfChanges([add(3)])));
    expect(blocked.info).toBe('保全处理中，请勿重复提交，请到保全列表查看');
    await sendPapers(other);
    expect(await stateOf(other)).toBe('firstReview'); // The endorsement is paid already, so no payment is due.
    await decide(other, 'rejected');
    await policy.agent.ask(closeEndorsement, { conservationUuid: other });
    await server.runDueJobs();
    expect(await refunds(other)).toHaveLength(1);
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('a transfer is found, or not; a refund goes through the policy’s own payment', async () => {
    const [one] = await rosterOf(policy);
    const uuid = await submitted(policy, requestOfChanges([add(1)]));
    await sendPapers(uuid);
    await policy.agent.ask(submitConservationOutlinePay, { conservationUuid: uuid, ...transfer });
    expect(await stateOf(uuid)).toBe('transferPending');
    expect(await decide(uuid, 'transferNotFound')).toBe('awaitingPayment');
    await policy.agent.ask(submitConservationOutlinePay, { conservationUuid: uuid, ...transfer });
    expect(await decide(uuid, 'transferFound')).toBe('firstReview');
    await decide(uuid, 'firstReviewPassed');
    await decide(uuid, 'reviewPassed');

    const submission = await submissionOf(policy, requestOfChanges([remove(one!)]));
    const { conservationUuid: leaving } = await policy.agent.ask(submitEndorsement, submission);
    expect((await sendPapers(leaving)).status).toBe(30);
    await decide(leaving, 'firstReviewPassed');
    await decide(leaving, 'reviewPassed');
    await server.runDueJobs();
    expect(submission.netFen).toBeLessThan(0);
    expect(await refunds(leaving)).toEqual([-submission.netFen]);
    const certificate = await policy.agent.ask(endorsementCertificate, { conservationUuid: leaving });
    expect(certificate.name).toMatch(/^批单-PD\d{18}-远山精密机械有限公司\.pdf$/);
    await policy.agent.ask(mailEndorsementCertificate, { conservationUuid: leaving, emailAddress: 'a@example.com' });
    await server.runDueJobs();
    const mails = await server.database.selectFrom('sandbox_mails').select('content_sealed').execute();
    const sent = mails.map((mail) => server.services.keyring.open('sandbox.message', mail.content_sealed));
    expect(sent.filter((mail) => mail.includes(certificate.name) && mail.includes('"a@example.com"'))).toHaveLength(1);
    expect(sent.filter((mail) => mail.includes(certificate.name) && mail.includes('contact@example.com'))).toHaveLength(
      1,
    );
    const { sent_at: sentAt, payment_id: paymentId } = await server.database
      .selectFrom('endorsement_refunds')
      .innerJoin('endorsements', 'endorsements.id', 'endorsement_refunds.endorsement_id')
      .select(['sent_at', 'payment_id'])
      .where('endorsements.uuid', '=', leaving)
      .executeTakeFirstOrThrow();
    expect(sentAt).not.toBeNull();
    expect(paymentId).not.toBeNull();
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('twenty requests with one submission make one endorsement and get the same response', async () => {
    const submission = await submissionOf(policy, requestOfChanges([add(1)]));
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => policy.agent.send(submitEndorsement, submission)),
    );
    const other = await policy.agent.send(submitEndorsement, {
      ...submission,
      request: requestOfChanges([add(2)]),
    });

    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.resCode).toBe(resultCodes.success);
    expect(other).toMatchObject({ resCode: resultCodes.refused });
    expect(other.info).toContain('已用于另一份');
  });

  test('of different requests at the same time one is accepted', async () => {
    const submissions = await Promise.all(
      [1, 2, 3, 4].map((index) => submissionOf(policy, requestOfChanges([add(index)]))),
    );
    const replies = await Promise.all(submissions.map((each) => policy.agent.send(submitEndorsement, each)));
    const taken = replies.filter(({ resCode }) => resCode === resultCodes.success);

    expect(taken).toHaveLength(1);
    expect(new Set(replies.filter((reply) => !taken.includes(reply)).map(({ info }) => info))).toEqual(
      new Set(['保全处理中，请勿重复提交，请到保全列表查看']),
    );
  });

  test('a transition that the table does not have changes nothing', async () => {
    const uuid = await submitted(policy, requestOfChanges([add(1)]));
    const { id } = await server.database
      .selectFrom('endorsements')
      .select('id')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const fitting = new Set(
      endorsementMachine.transitions.filter(({ from }) => from === 'awaitingMaterials').map(({ reason }) => reason),
    );
    const others = [...new Set(endorsementMachine.transitions.map(({ reason }) => reason))].filter(
      (reason: EndorsementReason) => !fitting.has(reason),
    );
    for (const reason of others) {
      const moving = server.database
        .transaction()
        .execute((tx) => move(tx, endorsementMoves, id, { reason, by: 'system', at: server.clock.now() }));
      await expect(moving).rejects.toThrow(TransitionError);
    }
    expect(await stateOf(uuid)).toBe('awaitingMaterials');
  });

  test('every state of the specification was reached', () => {
    expect([...reached].toSorted()).toEqual([...endorsementStatuses].toSorted());
  });
});
