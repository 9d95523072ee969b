import type { EndorsementReason, EndorsementState } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { rosterAfter } from '@tuanbao/library/domain/endorsement/personChange';

import { applicantOf, lockOrder } from '../orders/repository.ts';
import { latestRoster, writeRosterVersion } from '../orders/rosterVersionsRepository.ts';
import { openedApplicant } from '../orders/sealedApplication.ts';
import { openedChanges } from '../orders/sealedChanges.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import { surrenderByInsurer } from '../policies/decideSurrender.ts';
import type { BeforeDeciding } from '../services/beforeDeciding.ts';
import { move } from '../services/moves.ts';
import { raise } from '../services/raise.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { noteCertificateMail } from './certificate.ts';
import { endorsementMoves } from './endorsementMoves.ts';
import { newCertificateSn } from './endorsementSn.ts';
import { noteTransfer } from './payment.ts';
import { policyOf } from './policyOf.ts';
import { refundDifference } from './refunds.ts';
import { endorsementIdsOf, sealedChangesOf } from './repository.ts';
import { type LockedEndorsement, lockEndorsement } from './statusRepository.ts';

/** Reasons of the state transitions that the insurer causes. */
export type InsurerReason = Extract<
  EndorsementReason,
  | 'transferFound'
  | 'transferNotFound'
  | 'firstReviewPassed'
  | 'reviewPassed'
  | 'questionToConfirm'
  | 'inquiry'
  | 'callBack'
  | 'rejected'
  | 'policySurrendered'
>;

export const insurerReasons: readonly InsurerReason[] = [
  'transferFound',
  'transferNotFound',
  'firstReviewPassed',
  'reviewPassed',
  'questionToConfirm',
  'inquiry',
  'callBack',
  'rejected',
  'policySurrendered',
];

/** A decision of the insurer on an endorsement. The agent sees `note`, except with the reason `reviewPassed`. */
export interface InsurerDecision {
  readonly reason: InsurerReason;
  readonly note: string;
  /** Number of the certificate, for the reason `reviewPassed`. If it is absent, the server creates a number. */
  readonly certificateSn?: string;
  /**
   * Author of the decision in the history. `operator`: an operator recorded the insurer's decision. @default 'insurer'
   */
  readonly by?: 'insurer' | 'operator';
}

/**
 * Queues the mail with the certificate to the employer. This mail is the last step of an endorsement (specification
 * §4). Does nothing if the employer has no mail address.
 */
async function mailToEmployer(
  services: Services,
  tx: DatabaseTransaction,
  { order_id: orderId, uuid: endorsementUuid }: LockedEndorsement,
): Promise<void> {
  const { agent_id: agentId, applicant_sealed: sealed } = await applicantOf(tx, orderId);
  const { email: to } = openedApplicant(services.keyring, sealed);
  if (to !== '') await noteCertificateMail(services, tx, agentId, { to, endorsementUuid });
}

/**
 * Completes an endorsement that has passed the review. Stores the next version of the roster, assigns the certificate
 * number and starts refunds to the employer. Also raises the event `endorsementInForce`. Its handler reverses the part
 * of the invoices that exceeds the new premium.
 */
async function bringIntoForce(
  services: Services,
  tx: DatabaseTransaction,
  endorsement: LockedEndorsement,
  { certificateSn, by }: { readonly certificateSn: string; readonly by: 'insurer' | 'operator' },
): Promise<EndorsementState> {
  const { keyring, clock } = services;
  const { id, order_id: orderId } = endorsement;
  const sealed = await sealedChangesOf(tx, id);
  const { rosterVersion, unlistedHeads } = await policyOf(services, tx, { orderId });
  const before = await latestRoster(tx, keyring, orderId);
  const after = rosterAfter(before, openedChanges(keyring, sealed));
  const version = rosterVersion + 1;
  const at = clock.now();
  const state = await move(
    tx,
    endorsementMoves,
    id,
    { reason: 'reviewPassed', by, at },
    { roster_version: version, certificate_sn: certificateSn, heads_after: after.length + unlistedHeads, note: '' },
  );
  await writeRosterVersion(tx, keyring, { orderId, version, before }, after);
  await refundDifference(tx, endorsement, at);
  await raise(services, tx, 'endorsementInForce', { orderId, certificateSn });
  await mailToEmployer(services, tx, endorsement);
  return state;
}

async function decided(
  services: Services,
  tx: DatabaseTransaction,
  endorsement: LockedEndorsement,
  { reason, note, certificateSn, by = 'insurer' }: InsurerDecision,
): Promise<EndorsementState> {
  const { clock } = services;
  const at = clock.now();
  const decision = { reason, by, at, note } as const;
  if (reason === 'reviewPassed') {
    const assigned = certificateSn ?? newCertificateSn(clock.today());
    return bringIntoForce(services, tx, endorsement, { certificateSn: assigned, by });
  }
  if (reason === 'transferFound') {
    const paidFen = Math.max(endorsement.net_fen, endorsement.paid_fen);
    const state = await move(tx, endorsementMoves, endorsement.id, decision, { paid_fen: paidFen });
    await noteTransfer(tx, endorsement, at);
    return state;
  }
  const state = await move(tx, endorsementMoves, endorsement.id, decision, { note });
  if (reason === 'policySurrendered') await surrenderByInsurer(services, tx, endorsement.order_id, note);
  return state;
}

/**
 * Applies a decision of the insurer on an endorsement, in the caller's transaction. Locks the order, then the
 * endorsement.
 * @throws TransitionError when the decision isn't possible in the endorsement's state
 */
export async function settleReview(
  services: Services,
  tx: DatabaseTransaction,
  endorsement: Pick<LockedEndorsement, 'id' | 'order_id'>,
  decision: InsurerDecision,
): Promise<EndorsementState> {
  await lockOrder(tx, endorsement.order_id);
  return decided(services, tx, await lockEndorsement(tx, endorsement.id), decision);
}

/**
 * Applies a decision of the insurer on an endorsement, in a new transaction.
 * @throws Refusal 900404 when the endorsement doesn't exist, TransitionError when the decision isn't possible in the
 * endorsement's state
 */
export async function decideEndorsement(
  services: Services,
  uuid: string,
  decision: InsurerDecision,
  before: BeforeDeciding = async () => {},
): Promise<EndorsementState> {
  const { database, wakeWorker } = services;
  if (!isUuid(uuid)) throw notFound();
  const state = await database.transaction().execute(async (tx) => {
    await before(tx);
    const found = await endorsementIdsOf(tx, uuid);
    if (!found) throw notFound();
    return settleReview(services, tx, found, decision);
  });
  wakeWorker();
  return state;
}
