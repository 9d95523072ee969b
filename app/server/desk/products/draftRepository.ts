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

/** Returns the drafts of a product by all operators, without their content. The draft saved last comes first. */
export const draftsOf = (tx: DatabaseTransaction, productId: string): Promise<readonly DraftRow[]> =>
  tx
    .selectFrom('product_drafts')
    .select(['operator_id', 'operator_name', 'based_on', 'saved_at'])
    .where('product_id', '=', productId)
    .orderBy('saved_at', 'desc')
    .execute();

/** An unpublished content as text, with the time of its last save. */
export interface StoredDraft {
  readonly content: string;
  readonly saved_at: Date;
  /** Number of saves. */
  readonly revision: number;
}

/** Returns the unpublished content with this key; null if there is no such content. */
export async function storedDraft(tx: DatabaseTransaction, key: DraftKey): Promise<StoredDraft | null> {
  const row = await tx
    .selectFrom('product_drafts')
    .select(['content', 'saved_at', 'revision'])
    .where('product_id', '=', key.productId)
    .where('operator_id', '=', key.operatorId)
    .where('based_on', '=', key.basedOn)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Stores an unpublished content. A stored content with the same key is replaced only if its revision is
 * `draft.revision`. Returns the new revision; null when a different revision is stored.
 */
export async function saveDraft(
  tx: DatabaseTransaction,
  key: DraftKey,
  draft: { readonly operatorName: string; readonly content: string; readonly at: Date; readonly revision: number },
): Promise<number | null> {
  const revision = draft.revision + 1;
  const saved = { operator_name: draft.operatorName, content: draft.content, saved_at: draft.at, revision };
  const row = await tx
    .insertInto('product_drafts')
    .values({ product_id: key.productId, operator_id: key.operatorId, based_on: key.basedOn, ...saved })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'operator_id', 'based_on'])
        .doUpdateSet(saved)
        .where('product_drafts.revision', '=', draft.revision),
    )
    .returning('revision')
    .executeTakeFirst();
  return row?.revision ?? null;
}

/** Deletes the unpublished content with this key and revision. Returns false when there is no such content. */
export async function removeDraft(
  tx: DatabaseTransaction,
  key: DraftKey & { readonly revision: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('product_drafts')
    .where('product_id', '=', key.productId)
    .where('operator_id', '=', key.operatorId)
    .where('based_on', '=', key.basedOn)
    .where('revision', '=', key.revision)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
