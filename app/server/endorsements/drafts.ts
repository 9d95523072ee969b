import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { endorsementTypeCodeOf, kindsIn } from '@tuanbao/library/domain/endorsement/endorsementType';

import {
  type EndorsementDraft,
  endorsementDraftCodec,
  type EndorsementDraftToSave,
} from '../../contract/endorsementOwnCalls.ts';
import { resultCodes } from '../../contract/envelope.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { refuseHoard } from '../drafts/unfinishedRoom.ts';
import { claimedFiles } from '../files/service.ts';
import { openedChanges, sealedChanges } from '../orders/sealedChanges.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { issuerToStore } from '../services/issuer.ts';
import { move, start } from '../services/moves.ts';
import { refused, saying } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { draftHeads } from './draftHeads.ts';
import { endorsementMoves } from './endorsementMoves.ts';
import { newEndorsementSn } from './endorsementSn.ts';
import { offeredPolicyOf } from './judge.ts';
import { countTemporary, endorsementOf, type EndorsementRow, overwriteTemporary } from './repository.ts';

/** Response after an endorsement draft was saved. */
export type SavedEndorsementDraft = Omit<EndorsementDraft, 'policyUuid' | 'request' | 'materials'>;

const opened = ({ keyring }: Services, row: EndorsementRow): EndorsementDraft => ({
  uuid: row.uuid,
  version: row.version,
  savedAt: row.updated_at.toISOString(),
  policyUuid: row.policy_uuid,
  request: { effectiveDate: row.effective_date ?? '', changes: openedChanges(keyring, row.changes_sealed) },
  materials: row.materials,
});

async function temporaryOf(tx: DatabaseTransaction, agentId: string, uuid: string): Promise<EndorsementRow> {
  const row = await endorsementOf(tx, agentId, uuid);
  if (row.state !== 'temporary') throw notFound();
  return row;
}

/** Loads one endorsement draft of the agent. @throws Refusal 900404 when the agent has no such draft */
export const openDraft = (services: Services, agent: AgentIdentity, uuid: string): Promise<EndorsementDraft> =>
  asAgent(services.database, agent.id, async (tx) => opened(services, await temporaryOf(tx, agent.id, uuid)));

/** Returns the values of the database columns that store the content of an endorsement request. */
async function contentOf(
  { keyring }: Services,
  tx: DatabaseTransaction,
  orderId: number,
  save: EndorsementDraftToSave,
) {
  const { effectiveDate, changes } = save.request;
  const heads = await draftHeads(tx, orderId, changes);
  return {
    type_code: endorsementTypeCodeOf(kindsIn(changes)),
    effective_date: isCalendarDay(effectiveDate) ? effectiveDate : null,
    heads_before: heads.before,
    heads_after: heads.after,
    changes_sealed: sealedChanges(keyring, changes),
    ...(save.materials && { materials: JSON.stringify(save.materials) }),
  };
}

/**
 * Checks that the agent may create another endorsement draft.
 * @throws Refusal 006004 when the agent already has the maximum number of drafts
 */
async function refuseOneMore({ limits }: Services, tx: DatabaseTransaction, agentId: string): Promise<void> {
  const total = await countTemporary(tx, agentId);
  if (total >= limits.endorsementDrafts) throw refused('tooManyEndorsementDrafts');
}

async function overwritten(
  services: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  save: EndorsementDraftToSave,
): Promise<SavedEndorsementDraft> {
  const stored = await temporaryOf(tx, agent.id, save.uuid);
  if (stored.policy_uuid !== save.policyUuid) throw notFound();
  const at = services.clock.now();
  const content = await contentOf(services, tx, stored.order_id, save);
  const version = await overwriteTemporary(tx, stored.id, save.version, { ...content, updated_at: at });
  if (version !== undefined) {
    await refuseHoard(services, tx, agent.id);
    return { uuid: stored.uuid, version, savedAt: at.toISOString() };
  }
  const newest = opened(services, await temporaryOf(tx, agent.id, save.uuid));
  const { policyUuid: _policy, request, materials, ...newer } = newest;
  // If the stored content equals the saved content, the save succeeds: the agent is repeating a save because its
  // response was lost.
  const isSame = JSON.stringify([request, materials]) === JSON.stringify([save.request, save.materials ?? materials]);
  if (isSame) return newer;
  throw new Refusal(resultCodes.conflict, saying('draftConflict'), () => endorsementDraftCodec.toWire(newest));
}

/**
 * Saves a new endorsement draft, or replaces a stored draft if its version is the version that the agent read.
 * @throws Refusal 900404 when the policy or the draft doesn't exist, 900409 with the newer draft when the draft has a
 * newer version with other content, 006004 when the product doesn't allow endorsements, a file of a material isn't
 * accepted, or a limit of the agent's drafts is reached
 */
export async function saveDraft(
  services: Services,
  agent: AgentIdentity,
  save: EndorsementDraftToSave,
): Promise<SavedEndorsementDraft> {
  await claimedFiles(
    services,
    agent.id,
    (save.materials ?? []).flatMap(({ files }) => files),
  );
  return asAgent(services.database, agent.id, async (tx) => {
    const policy = await offeredPolicyOf(services, tx, agent, save.policyUuid);
    if (save.uuid !== '') return overwritten(services, tx, agent, save);
    await refuseOneMore(services, tx, agent.id);
    const content = await contentOf(services, tx, policy.orderId, save);
    const at = services.clock.now();
    const draft = {
      sn: newEndorsementSn(services.clock.today()),
      agent_id: agent.id,
      issuer: issuerToStore(services, agent.partnerHost),
      order_id: policy.orderId,
      review: policy.rule.review,
      net_fen: 0,
      created_at: at,
      updated_at: at,
      ...content,
    };
    const { row } = await start(tx, endorsementMoves, draft, [{ reason: 'saved', by: 'agent', at }]);
    await refuseHoard(services, tx, agent.id);
    return { uuid: row.uuid, version: 1, savedAt: at.toISOString() };
  });
}

/**
 * Deletes an endorsement draft with its personal data and materials.
 *
 * @throws Refusal 900404 when the agent has no such draft
 */
export const deleteDraft = ({ database, clock }: Services, agent: AgentIdentity, uuid: string): Promise<void> =>
  asAgent(database, agent.id, async (tx) => {
    const { id } = await temporaryOf(tx, agent.id, uuid);
    await move(
      tx,
      endorsementMoves,
      id,
      { reason: 'deleted', by: 'agent', at: clock.now() },
      { changes_sealed: null, materials: '[]' },
    );
  });
