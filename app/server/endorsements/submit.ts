import { timingSafeEqual } from 'node:crypto';

import type { EndorsementState } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { type EndorsementTrial, trialProblems } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import { endorsementTypeCodeOf, kindsIn } from '@tuanbao/library/domain/endorsement/endorsementType';
import { rosterAfter } from '@tuanbao/library/domain/endorsement/personChange';

import type { EndorsementSubmission } from '../../contract/endorsementOwnCalls.ts';
import { resultCodes } from '../../contract/envelope.ts';
import { trialCodec } from '../../contract/wire/endorsementChanges.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { sealedChanges } from '../orders/sealedChanges.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { issuerToStore } from '../services/issuer.ts';
import { move, start } from '../services/moves.ts';
import { refusedForGood } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { endorsementMoves } from './endorsementMoves.ts';
import { newEndorsementSn } from './endorsementSn.ts';
import { type JudgedRequest, refuseWrongPersons, refuseWrongRequest, requestFor, trialFor } from './judge.ts';
import { ratedRequest, reasonFor, refusedBecause } from './refusals.ts';
import { endorsementOf, endorsementOfSubmission } from './repository.ts';

/** Response after an endorsement was submitted. A repeated submission gets the present state of the endorsement. */
export interface SubmittedEndorsement {
  readonly uuid: string;
  readonly sn: string;
  readonly state: EndorsementState;
}

/**
 * Returns the endorsement that an earlier request with this submission id created; null if there was no such request.
 * @throws Refusal 006004 when the earlier request had different content
 */
async function earlierEndorsement(
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  submissionId: string,
  requestIndex: Uint8Array,
): Promise<SubmittedEndorsement | null> {
  const earlier = await endorsementOfSubmission(tx, agent.id, submissionId);
  if (!earlier?.request_index) return null;
  if (!timingSafeEqual(earlier.request_index, requestIndex)) throw refusedForGood('submissionReused');
  return { uuid: earlier.uuid, sn: earlier.sn, state: earlier.state };
}

/**
 * Refuses a submission that doesn't state the current price of exactly this request.
 * @throws Refusal 006004 when the submission has no trial premium or the request can't be priced, 000002 with the
 * persons who can't be priced, 900410 with the correct trial when the stated trial is outdated
 */
function refuseOtherTrial(judged: JudgedRequest, { mark, netFen }: EndorsementSubmission): EndorsementTrial {
  const { request, context } = judged;
  const trial = trialFor(judged);
  const [problem] = trialProblems(mark === '' ? null : { mark }, request, context.policy.product.version);
  if (problem?.code === 'trialMissing') throw refusedBecause({ code: 'trialMissing', params: {} });
  if (problem === undefined && netFen === trial.netFen) return trial;
  throw new Refusal(
    resultCodes.priceChanged,
    (locale) => reasonFor({ code: 'trialOutdated', params: {} }, locale),
    () => trialCodec.toWire(trial),
  );
}

/**
 * Returns the draft whose uuid is in the submission. If the submission has no uuid, creates a draft.
 * @throws Refusal 900404 when the agent has no such draft for this policy
 */
async function draftFor(
  services: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  submission: EndorsementSubmission,
  { context, request }: JudgedRequest,
): Promise<{ readonly id: number; readonly uuid: string; readonly sn: string }> {
  const { policy, persons } = context;
  if (submission.draftUuid !== '') {
    const draft = await endorsementOf(tx, agent.id, submission.draftUuid);
    if (draft.state !== 'temporary' || draft.order_id !== policy.orderId) throw notFound();
    return draft;
  }
  const { clock, keyring } = services;
  const at = clock.now();
  const sn = newEndorsementSn(clock.today());
  const draft = {
    sn,
    agent_id: agent.id,
    issuer: issuerToStore(services, agent.partnerHost),
    order_id: policy.orderId,
    type_code: 0,
    review: policy.rule.review,
    heads_before: persons.length + policy.unlistedHeads,
    heads_after: persons.length + policy.unlistedHeads,
    net_fen: 0,
    changes_sealed: sealedChanges(keyring, request.changes),
    created_at: at,
    updated_at: at,
  };
  const { row } = await start(tx, endorsementMoves, draft, [{ reason: 'saved', by: 'agent', at }]);
  return { ...row, sn };
}

async function writeEndorsement(
  services: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  submission: EndorsementSubmission,
  requestIndex: Uint8Array,
): Promise<SubmittedEndorsement> {
  const judged = await requestFor(services, tx, agent, submission);
  const { context, request } = judged;
  if (context.policy.rule.externalAddress !== '') throw refusedBecause({ code: 'endorsementNotOffered', params: {} });
  refuseWrongRequest(judged);
  refuseWrongPersons(judged);
  const trial = refuseOtherTrial(judged, submission);
  const { changes } = ratedRequest(request, context);
  const { unlistedHeads } = context.policy;
  const { id, uuid, sn } = await draftFor(services, tx, agent, submission, judged);
  const at = services.clock.now();
  const state = await move(
    tx,
    endorsementMoves,
    id,
    { reason: 'submitted', by: 'agent', at },
    {
      submission_id: submission.submissionId,
      request_index: requestIndex,
      type_code: endorsementTypeCodeOf(kindsIn(changes)),
      effective_date: request.effectiveDate,
      review: context.policy.rule.review,
      heads_before: context.persons.length + unlistedHeads,
      heads_after: rosterAfter(context.persons, changes).length + unlistedHeads,
      net_fen: trial.netFen,
      trial: JSON.stringify(trial),
      changes_sealed: sealedChanges(services.keyring, changes),
      submitted_at: at,
    },
  );
  return { uuid, sn, state };
}

const constraintIn = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error
    ? String(error.constraint)
    : '';

/**
 * Submits an endorsement. If the same submission is sent again, the endorsement that it created is returned and no
 * second endorsement is created.
 * @throws Refusal 900404 when the agent has no such policy or draft; 006004 when the policy can't be endorsed or has an
 * open endorsement, when the request breaks a rule, or when it differs from an earlier request with the same submission
 * id; 000002 with the persons who have problems; 900410 when the price has changed
 */
export async function submitEndorsement(
  services: Services,
  agent: AgentIdentity,
  submission: EndorsementSubmission,
): Promise<SubmittedEndorsement> {
  const { database, keyring } = services;
  const requestIndex = keyring.index('request', JSON.stringify(submission));
  const earlier = () =>
    asAgent(database, agent.id, (tx) => earlierEndorsement(tx, agent, submission.submissionId, requestIndex));
  const before = await earlier();
  if (before) return before;
  try {
    return await asAgent(database, agent.id, (tx) => writeEndorsement(services, tx, agent, submission, requestIndex));
  } catch (error) {
    // A parallel request may have been stored first. If it was the same submission, its endorsement is the response.
    const other = constraintIn(error) !== '' || error instanceof Refusal ? await earlier() : null;
    if (other) return other;
    if (constraintIn(error) === 'one_open_endorsement') {
      throw refusedBecause({ code: 'endorsementInProgress', params: {} });
    }
    throw error;
  }
}
