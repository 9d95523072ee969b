import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type {
  deskProduct,
  discardProductDraft,
  productDraft,
  saveProductDraft,
} from '../../../contract/desk/products/products.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../services/services.ts';
import { type DraftRow, draftsOf, draftText, removeDraft, saveDraft } from './draftRepository.ts';
import { productWithId } from './products.ts';

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

/** Returns the operator's unpublished content that is based on a version; null if there is none. */
export async function ownDraftOf(
  { operator, tx }: OperatorContext,
  { productId, basedOn }: { readonly productId: string; readonly basedOn: number },
): Promise<ResponseOf<typeof deskProduct>['draft']> {
  const key = { productId, operatorId: operator.id, basedOn };
  const content = await draftText(tx, key);
  const row = (await draftsOf(tx, productId)).find(
    ({ operator_id, based_on }) => operator_id === operator.id && based_on === basedOn,
  );
  return content === null || !row ? null : { content, savedAt: row.saved_at.toISOString() };
}

/** Returns the unpublished content of an operator. @throws Refusal 900404 when the content doesn't exist */
export async function draftOf(
  { tx }: OperatorContext,
  { productId, operatorId, basedOn }: RequestOf<typeof productDraft>,
): Promise<ResponseOf<typeof productDraft>> {
  const key = { productId, operatorId, basedOn: Number(basedOn) };
  const content = isUuid(operatorId) ? await draftText(tx, key) : null;
  if (content === null) throw notFound();
  return { content };
}

/**
 * Stores the operator's unpublished content. Only the first save is recorded as an action, because the workbench saves
 * while the operator types.
 * @throws Refusal 900404 when the product doesn't exist
 */
export async function keepDraft(
  services: Needs,
  { operator, tx }: OperatorContext,
  { productId, basedOn, content }: RequestOf<typeof saveProductDraft>,
): Promise<Acted<ResponseOf<typeof saveProductDraft>>> {
  productWithId(services, productId);
  const at = services.clock.now();
  const key = { productId, operatorId: operator.id, basedOn };
  const isRepetition = (await draftText(tx, key)) !== null;
  await saveDraft(tx, key, { operatorName: operator.name, content, at });
  return { subject: `${productId} ${basedOn}`, result: { savedAt: at.toISOString() }, isRepetition };
}

/** Deletes the operator's unpublished content. @throws Refusal 900404 when the product doesn't exist */
export async function dropDraft(
  services: Needs,
  { operator, tx }: OperatorContext,
  { productId, basedOn }: RequestOf<typeof discardProductDraft>,
): Promise<Acted<object>> {
  productWithId(services, productId);
  await removeDraft(tx, { productId, operatorId: operator.id, basedOn });
  return { subject: `${productId} ${basedOn}`, result: {} };
}
