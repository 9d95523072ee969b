import type { DatabaseTransaction } from '../../tables/database.ts';

/** Key of an unpublished content: the product, the operator, and the version on which the content is based. */
export interface DraftKey {
  readonly productId: string;
  readonly operatorId: string;
  readonly basedOn: number;
}

/** Row of an unpublished content, without the content itself. */
export interface DraftRow {
  readonly operator_id: string;
  readonly operator_name: string;
  readonly based_on: number;
  readonly saved_at: Date;
}

/** Returns all operators' unpublished contents of a product. The content that was saved last comes first. */
export const draftsOf = (tx: DatabaseTransaction, productId: string): Promise<readonly DraftRow[]> =>
  tx
    .selectFrom('product_drafts')
    .select(['operator_id', 'operator_name', 'based_on', 'saved_at'])
    .where('product_id', '=', productId)
    .orderBy('saved_at', 'desc')
    .execute();

/** Returns the text of an unpublished content; null if the content doesn't exist. */
export async function draftText(tx: DatabaseTransaction, key: DraftKey): Promise<string | null> {
  const row = await tx
    .selectFrom('product_drafts')
    .select('content')
    .where('product_id', '=', key.productId)
    .where('operator_id', '=', key.operatorId)
    .where('based_on', '=', key.basedOn)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Stores an unpublished content. It replaces the content with the same key. */
export async function saveDraft(
  tx: DatabaseTransaction,
  key: DraftKey,
  draft: { readonly operatorName: string; readonly content: string; readonly at: Date },
): Promise<void> {
  const saved = { operator_name: draft.operatorName, content: draft.content, saved_at: draft.at };
  await tx
    .insertInto('product_drafts')
    .values({ product_id: key.productId, operator_id: key.operatorId, based_on: key.basedOn, ...saved })
    .onConflict((conflict) => conflict.columns(['product_id', 'operator_id', 'based_on']).doUpdateSet(saved))
    .execute();
}

/** Deletes an unpublished content, if it exists. */
export async function removeDraft(tx: DatabaseTransaction, key: DraftKey): Promise<void> {
  await tx
    .deleteFrom('product_drafts')
    .where('product_id', '=', key.productId)
    .where('operator_id', '=', key.operatorId)
    .where('based_on', '=', key.basedOn)
    .execute();
}
