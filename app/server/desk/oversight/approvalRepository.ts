import { type Insertable, sql } from 'kysely';

import type { ApprovalKind, ApprovalVerdict } from '../../../contract/desk/oversight/approvalMachine.ts';
import type { DatabaseTransaction, Tables } from '../../tables/database.ts';

/** A request for approval, with the names of the operators who made it (`asker`) and decided it (`decider`). */
export interface ApprovalRow {
  readonly id: string;
  readonly kind: ApprovalKind;
  readonly subject: string;
  readonly payload: unknown;
  readonly asked_by: string;
  readonly asker: string;
  readonly reason: string;
  readonly asked_at: Date;
  readonly decider: string | null;
  readonly decided_at: Date | null;
  readonly verdict: ApprovalVerdict | null;
  readonly words: string;
}

/** Filter of requests for approval. */
export interface ApprovalFilter {
  readonly kinds: readonly ApprovalKind[];
  /** Operator whose requests are selected; null for the requests of all operators. */
  readonly askedBy: string | null;
  /**
   * Selects the requests without a verdict that were made after this instant. If it is null, requests in all states are
   * selected.
   */
  readonly waitingSince: Date | null;
}

/** Ends the open requests of a kind about a subject, if they were made at the instant `before` or earlier. */
export async function expireApprovals(
  tx: DatabaseTransaction,
  { kind, subject }: { readonly kind: ApprovalKind; readonly subject: string },
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ verdict: 'expired', decided_at: now })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('verdict', 'is', null)
    .where('asked_at', '<=', before)
    .execute();
}

/**
 * Stores a request for approval and returns its id. Returns undefined if a request of this kind about this subject is
 * already open.
 */
export async function addApproval(
  tx: DatabaseTransaction,
  approval: Insertable<Tables['approvals']>,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('approvals')
    .values(approval)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where('verdict', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/**
 * Returns a request for approval, and locks its row until the end of the transaction. Returns undefined if there is no
 * such request.
 */
export const lockedApproval = (tx: DatabaseTransaction, id: string) =>
  tx
    .selectFrom('approvals')
    .select(['id', 'kind', 'subject', 'payload', 'asked_by', 'asked_at', 'verdict'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Stores the verdict on a request. */
export async function setVerdict(
  tx: DatabaseTransaction,
  id: string,
  verdict: { readonly verdict: ApprovalVerdict; readonly by: string; readonly at: Date; readonly words: string },
): Promise<void> {
  const { by, at, words } = verdict;
  await tx
    .updateTable('approvals')
    .set({ verdict: verdict.verdict, decided_by: by, decided_at: at, words })
    .where('id', '=', id)
    .execute();
}

const matching = ({ kinds, askedBy, waitingSince }: ApprovalFilter) => sql`
  a.kind = any (${[...kinds]}::text[])
  and (${askedBy}::uuid is null or a.asked_by = ${askedBy}::uuid)
  and (${waitingSince}::timestamptz is null or (a.verdict is null and a.asked_at > ${waitingSince}::timestamptz))`;

/** Returns the number of requests that a filter selects. */
export async function countApprovals(tx: DatabaseTransaction, filter: ApprovalFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from approvals a where ${matching(filter)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Returns a page of the requests that a filter selects, newest first. */
export async function approvalsOnPage(
  tx: DatabaseTransaction,
  filter: ApprovalFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    select a.id, a.kind, a.subject, a.payload, a.asked_by, asker.name as asker, a.reason, a.asked_at,
      decider.name as decider, a.decided_at, a.verdict, a.words
    from approvals a join operators asker on asker.id = a.asked_by
      left join operators decider on decider.id = a.decided_by
    where ${matching(filter)} order by a.asked_at desc, a.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}
