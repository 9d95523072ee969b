import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';

import { contentDifferences } from '../../../catalogue/contentDifferences.ts';
import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import {
  type deskProduct,
  type discardProductDraft,
  type productDraft,
  type ProductDraftConflict,
  productDraftConflict,
  type saveProductDraft,
} from '../../../contract/desk/products/products.ts';
import { resultCodes } from '../../../contract/envelope.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services/services.ts';
import { type DraftRow, draftsOf, removeDraft, saveDraft, type StoredDraft, storedDraft } from './draftRepository.ts';
import { productRefusalMessages } from './productRefusals.messages.ts';
import { refuseUnknown } from './products.ts';

type Needs = Pick<Services, 'catalogue' | 'clock'>;

const shownDraft = ({ operator_id, operator_name, based_on, saved_at }: DraftRow) => ({
  operatorId: operator_id,
  operatorName: operator_name,
  basedOn: based_on,
  savedAt: saved_at.toISOString(),
});

/** Returns the unpublished contents of a product, separately for the calling operator and for other operators. */
export async function unpublishedOf({ operator, tx }: OperatorContext, productId: string) {
  const drafts = (await draftsOf(tx, productId)).map(shownDraft);
  return {
    own: drafts.filter(({ operatorId }) => operatorId === operator.id),
    others: drafts.filter(({ operatorId }) => operatorId !== operator.id),
  };
}

/** Returns the operator's unpublished content that is based on a version; null if there is no such content. */
export async function ownDraftOf(
  { operator, tx }: OperatorContext,
  { productId, basedOn }: { readonly productId: string; readonly basedOn: number },
): Promise<ResponseOf<typeof deskProduct>['draft']> {
  const stored = await storedDraft(tx, { productId, operatorId: operator.id, basedOn });
  return stored && { content: stored.content, savedAt: stored.saved_at.toISOString(), revision: stored.revision };
}

/** Returns the unpublished content of an operator. @throws Refusal 900404 when the content doesn't exist */
export async function draftOf(
  { tx }: OperatorContext,
  { productId, operatorId, basedOn }: RequestOf<typeof productDraft>,
): Promise<ResponseOf<typeof productDraft>> {
  const key = { productId, operatorId, basedOn: Number(basedOn) };
  const stored = isUuid(operatorId) ? await storedDraft(tx, key) : null;
  if (!stored) throw notFound();
  return { content: stored.content };
}

/** Maximum number of differences in a refusal. */
const mostDifferences = 200;

/** Returns at most `mostDifferences` fields in which two contents differ. Empty when one of the contents isn't JSON. */
function differencesBetween(mine: string, theirs: string): ProductDraftConflict['differences'] {
  try {
    return contentDifferences(JSON.parse(theirs), JSON.parse(mine))
      .slice(0, mostDifferences)
      .map(({ path, before, after }) => ({ path, mine: after, theirs: before }));
  } catch {
    return [];
  }
}

/** Message of the refusal because another tab has saved the draft since this tab read it. */
const conflictWords = (locale: Locale): string => messagesIn(productRefusalMessages, locale).draftConflict;

/**
 * Returns the refusal of a save or a discard, because another tab has saved the draft since this tab read it. The
 * `data` of the refusal is the draft of the other tab.
 */
function draftConflict({ content, saved_at, revision }: StoredDraft, mine: string): Refusal {
  const savedAt = saved_at.toISOString();
  const theirs = { content, savedAt, revision, differences: differencesBetween(mine, content) };
  return new Refusal(resultCodes.conflict, conflictWords, () => productDraftConflict.toWire(theirs));
}

/**
 * Saves the operator's draft. Only the first save is recorded, because the workbench saves while the operator types. If
 * the same content is already stored, the save succeeds, so that a tab can repeat a save whose response was lost.
 * @throws Refusal 900404 when the product doesn't exist; 900409 with the stored draft when another tab has changed the
 * draft
 */
export async function keepDraft(
  services: Needs,
  { operator, tx }: OperatorContext,
  { productId, basedOn, revision, content }: RequestOf<typeof saveProductDraft>,
): Promise<Acted<ResponseOf<typeof saveProductDraft>>> {
  await refuseUnknown(services, tx, productId);
  const subject = `${productId} ${basedOn}`;
  const at = services.clock.now();
  const key = { productId, operatorId: operator.id, basedOn };
  const former = await storedDraft(tx, key);
  const saved = await saveDraft(tx, key, { operatorName: operator.name, content, at, revision });
  if (saved !== null) {
    return { subject, result: { savedAt: at.toISOString(), revision: saved }, isRepetition: former !== null };
  }
  const stored = await storedDraft(tx, key);
  if (stored?.content !== content) throw stored ? draftConflict(stored, content) : notFound();
  const result = { savedAt: stored.saved_at.toISOString(), revision: stored.revision };
  return { subject, result, isRepetition: true };
}

/**
 * Deletes the operator's draft. If there is no draft, does nothing.
 * @throws Refusal 900404 when the product doesn't exist; 900409 with the stored draft when another tab has changed
 * the draft
 */
export async function dropDraft(
  services: Needs,
  { operator, tx }: OperatorContext,
  { productId, basedOn, revision }: RequestOf<typeof discardProductDraft>,
): Promise<Acted<object>> {
  await refuseUnknown(services, tx, productId);
  const key = { productId, operatorId: operator.id, basedOn };
  if (!(await removeDraft(tx, { ...key, revision }))) {
    const stored = await storedDraft(tx, key);
    if (stored) throw draftConflict(stored, '');
  }
  return { subject: `${productId} ${basedOn}`, result: {} };
}
