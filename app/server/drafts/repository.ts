import { sql } from 'kysely';

import type { DraftSort } from '../../contract/draftSort.ts';
import type { BroughtFrom, DraftKind } from '../../contract/savedDrafts.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

/** Columns of the table `drafts` that are read. */
export interface StoredDraft {
  readonly id: string;
  readonly version: number;
  readonly saved_at: Date;
  readonly content_sealed: Uint8Array;
  readonly origin_kind: BroughtFrom['kind'] | '';
  readonly origin_number: string;
}

export interface DraftRow {
  readonly agentId: string;
  readonly productId: string;
  readonly groupName: string;
  readonly heads: number;
  /** Total premium of the draft in fen; null when the draft can't be priced. */
  readonly totalFen: number | null;
  readonly contentSealed: Uint8Array;
  /** Keys of the stored files that the draft refers to. */
  readonly fileKeys: readonly string[];
  readonly now: Date;
}

const columnsOf = (row: DraftRow) => ({
  product_id: row.productId,
  group_name: row.groupName,
  heads: row.heads,
  total_fen: row.totalFen,
  content_sealed: row.contentSealed,
  file_keys: row.fileKeys,
  saved_at: row.now,
});

export async function draftCount(tx: DatabaseTransaction, agentId: string, kind: DraftKind): Promise<number> {
  const { total } = await tx
    .selectFrom('drafts')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertDraft(
  tx: DatabaseTransaction,
  row: DraftRow,
  { kind, broughtFrom }: { readonly kind: DraftKind; readonly broughtFrom: BroughtFrom | undefined },
): Promise<{ id: string; version: number }> {
  const origin = { origin_kind: broughtFrom?.kind ?? '', origin_number: broughtFrom?.number ?? '' } as const;
  return tx
    .insertInto('drafts')
    .values({ agent_id: row.agentId, version: 1, kind, ...origin, ...columnsOf(row) })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/**
 * Replaces a draft, if its stored version is the version that the agent read. Returns undefined if the draft was
 * deleted, belongs to another agent, or has a newer version.
 */
export async function updateDraft(
  tx: DatabaseTransaction,
  id: string,
  version: number,
  row: DraftRow,
): Promise<{ id: string; version: number } | undefined> {
  return tx
    .updateTable('drafts')
    .set((eb) => ({ version: eb('version', '+', 1), ...columnsOf(row) }))
    .where('id', '=', id)
    .where('agent_id', '=', row.agentId)
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst();
}

export async function draftOf(tx: DatabaseTransaction, agentId: string, id: string): Promise<StoredDraft | undefined> {
  return tx
    .selectFrom('drafts')
    .select(['id', 'version', 'saved_at', 'content_sealed', 'origin_kind', 'origin_number'])
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
}

/**
 * Deletes a draft of the agent because an order was submitted from it. Returns the kind and number of the object (such
 * as a quotation) from which the draft was filled in; both are empty if there was no such object. Returns undefined if
 * the agent has no such draft.
 */
export async function takeDraft(
  tx: DatabaseTransaction,
  agentId: string,
  id: string,
): Promise<Pick<StoredDraft, 'origin_kind' | 'origin_number'> | undefined> {
  return tx
    .deleteFrom('drafts')
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .returning(['origin_kind', 'origin_number'])
    .executeTakeFirst();
}

/** Row of a draft in a list of drafts. */
export interface ListedDraft extends Pick<StoredDraft, 'id' | 'version' | 'saved_at'> {
  readonly product_id: string;
  readonly group_name: string;
  readonly heads: number;
  readonly total_fen: number | null;
}

export async function draftsOf(
  tx: DatabaseTransaction,
  agentId: string,
  { kind, productId }: { readonly kind: DraftKind; readonly productId: string | undefined },
): Promise<readonly ListedDraft[]> {
  return tx
    .selectFrom('drafts')
    .select(['id', 'version', 'saved_at', 'product_id', 'group_name', 'heads', 'total_fen'])
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? ''))
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute();
}

/**
 * Deletes a draft of the agent. Returns false if the draft doesn't exist, belongs to another agent, or doesn't have the
 * version `version`.
 * @param version if absent, a draft with any version is deleted
 */
export async function removeDraft(
  tx: DatabaseTransaction,
  agentId: string,
  id: string,
  version?: number,
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('drafts')
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/**
 * Returns the total size in bytes of an agent's unfinished work, which is stored encrypted: drafts, quotations, offline
 * orders and unsubmitted endorsements. PostgreSQL stores the length of a large value separately, so the query doesn't
 * read the content.
 */
export async function unfinishedBytesOf(tx: DatabaseTransaction, agentId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(bytes), 0)::bigint as total from (
      select octet_length(content_sealed) as bytes from drafts where agent_id = ${agentId}
      union all select octet_length(content_sealed) from quotations where agent_id = ${agentId}
      union all select octet_length(content_sealed) from offline_orders where agent_id = ${agentId}
      union all select octet_length(changes_sealed) from endorsements
        where agent_id = ${agentId} and submission_id is null
    ) kept`.execute(tx);
  return rows[0]?.total ?? 0;
}

/**
 * Returns the LIKE pattern for texts that contain the keyword. Characters such as `%` in the keyword have no special
 * meaning.
 */
const containing = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Filter for the unfinished orders of an agent. An empty text matches all orders. */
interface DraftFilter {
  readonly productId: string;
  /** Text that the applicant's name must contain. */
  readonly keyword: string;
}

const sortedBy: Readonly<Record<DraftSort['by'], 'saved_at' | 'heads' | 'total_fen'>> = {
  saved: 'saved_at',
  heads: 'heads',
  premium: 'total_fen',
};

/**
 * Returns one page of the agent's unfinished orders in the requested sort order, and the number of orders on all pages.
 * Orders that are equal in this sort order are sorted newest first.
 */
export async function draftPage(
  tx: DatabaseTransaction,
  agentId: string,
  { productId, keyword }: DraftFilter,
  page: { readonly limit: number; readonly offset: number; readonly sort: DraftSort },
): Promise<{ readonly total: number; readonly rows: readonly ListedDraft[] }> {
  const wanted = tx
    .selectFrom('drafts')
    .where('agent_id', '=', agentId)
    .where('kind', '=', 'order')
    .$if(productId !== '', (drafts) => drafts.where('product_id', '=', productId))
    .$if(keyword !== '', (drafts) => drafts.where('group_name', 'ilike', containing(keyword)));
  const counted = await wanted.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const { by, direction } = page.sort;
  const rows = await wanted
    .select(['id', 'version', 'saved_at', 'product_id', 'group_name', 'heads', 'total_fen'])
    .orderBy(sortedBy[by], (order) => (direction === 'ascending' ? order.asc() : order.desc()).nullsLast())
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total: Number(counted.total), rows };
}
