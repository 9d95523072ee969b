import { yuanOf } from '@tuanbao/library/domain/money/fen';

import { resultCodes } from '../../contract/envelope.ts';
import { type DraftKind, type DraftToSave, type SavedDraft, savedDraftCodec } from '../../contract/savedDrafts.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { totalNow } from '../catalogue/premium.ts';
import { fileKeysIn } from '../files/fileKeys.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { refused, saying } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { headsOfWritten } from './headsOfWritten.ts';
import { openedDraft } from './openedDraft.ts';
import {
  draftCount,
  draftOf,
  type DraftRow,
  draftsOf,
  insertDraft,
  type ListedDraft,
  removeDraft,
  type StoredDraft,
  updateDraft,
} from './repository.ts';
import { refuseHoard } from './unfinishedRoom.ts';

/** Response to a save: the id, the version and the time of the draft. */
export type SavedVersion = Omit<SavedDraft, 'draft' | 'broughtFrom'>;

const savedVersion = ({ id, version }: { id: string; version: number }, at: Date): SavedVersion => ({
  id,
  version,
  savedAt: at.toISOString(),
});

const opened = ({ keyring }: Services, stored: StoredDraft): SavedDraft => ({
  ...savedVersion(stored, stored.saved_at),
  draft: openedDraft(keyring, stored.content_sealed),
  ...(stored.origin_kind !== '' && { broughtFrom: { kind: stored.origin_kind, number: stored.origin_number } }),
});

const conflictWith = (newer: SavedDraft): Refusal =>
  new Refusal(resultCodes.conflict, saying('draftConflict'), () => savedDraftCodec.toWire(newer));

/**
 * Handles a save for a draft whose stored version differs from the agent's version. If the stored content equals the
 * saved content, the save succeeds: the agent is repeating a save because its response was lost.
 * @throws Refusal 900409 with the newer draft when the stored content is different, 900404 when the draft doesn't exist
 */
async function settleConflict(
  services: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  { id, draft }: DraftToSave,
): Promise<SavedVersion> {
  const stored = await draftOf(tx, agent.id, id);
  if (!stored) throw notFound();
  const newer = opened(services, stored);
  if (JSON.stringify(newer.draft) === JSON.stringify(draft)) return savedVersion(stored, stored.saved_at);
  throw conflictWith(newer);
}

/**
 * Saves a new draft, or replaces a stored draft if its version is the version that the agent read.
 * @throws Refusal 900404 when the draft doesn't exist, 900409 with the newer draft when the draft has a newer version
 * with other content, 006004 when the agent has too many drafts or too much unfinished work
 */
export async function saveDraft(services: Services, agent: AgentIdentity, save: DraftToSave): Promise<SavedVersion> {
  const now = services.clock.now();
  const content = JSON.stringify(save.draft);
  const row: DraftRow = {
    agentId: agent.id,
    productId: save.draft.productId,
    groupName: save.draft.applicant.groupName,
    heads: headsOfWritten(services, save.draft),
    totalFen: totalNow(services, save.draft),
    contentSealed: services.keyring.seal('draft', content),
    fileKeys: fileKeysIn(content),
    now,
  };
  if (save.id !== '' && !isUuid(save.id)) throw notFound();
  return asAgent(services.database, agent.id, async (tx) => {
    if (save.id === '') {
      const kind = save.kind ?? 'order';
      if ((await draftCount(tx, agent.id, kind)) >= services.limits.drafts) throw refused('tooManyDrafts');
      const inserted = await insertDraft(tx, row, { kind, broughtFrom: save.broughtFrom });
      await refuseHoard(services, tx, agent.id);
      return savedVersion(inserted, now);
    }
    const updated = await updateDraft(tx, save.id, save.version, row);
    if (!updated) return settleConflict(services, tx, agent, save);
    await refuseHoard(services, tx, agent.id);
    return savedVersion(updated, now);
  });
}

/** Loads one draft of the agent. @throws Refusal 900404 when the agent has no such draft */
export async function openDraft(services: Services, agent: AgentIdentity, id: string): Promise<SavedDraft> {
  if (!isUuid(id)) throw notFound();
  const stored = await asAgent(services.database, agent.id, (tx) => draftOf(tx, agent.id, id));
  if (!stored) throw notFound();
  return opened(services, stored);
}

/** Converts the row of a draft to its entry in a list. */
export const summaryOf = (catalogue: Services['catalogue'], row: ListedDraft) => ({
  id: row.id,
  version: row.version,
  savedAt: row.saved_at.toISOString(),
  productId: row.product_id,
  productName: catalogue.productOf(row.product_id)?.name ?? '',
  groupName: row.group_name,
  heads: row.heads,
  totalPremium: row.total_fen === null ? null : yuanOf(row.total_fen),
});

/**
 * Returns at most 1,000 drafts of the agent of one kind, newest first. If `productId` is given, returns only the drafts
 * of this product.
 */
export async function listDrafts(
  { database, catalogue }: Services,
  agent: AgentIdentity,
  {
    productId,
    draftType: kind = 'order',
  }: { readonly productId?: string | undefined; readonly draftType?: DraftKind | undefined },
) {
  const rows = await asAgent(database, agent.id, (tx) => draftsOf(tx, agent.id, { kind, productId }));
  return rows.map((row) => summaryOf(catalogue, row));
}

/**
 * Deletes a draft of the agent. If `version` is given, the draft is deleted only if `version` is its newest version.
 * @throws Refusal 900404 when the agent has no such draft, 900409 with the newer draft when the draft has a newer
 * version
 */
export async function deleteDraft(
  services: Services,
  agent: AgentIdentity,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  await asAgent(services.database, agent.id, async (tx) => {
    if (await removeDraft(tx, agent.id, id, version)) return;
    const stored = await draftOf(tx, agent.id, id);
    throw stored ? conflictWith(opened(services, stored)) : notFound();
  });
}
