import { sql, type SqlBool } from 'kysely';

import type { InvitationState } from '../../../contract/desk/work/invitations.schema.ts';
import { rowsOnPage } from '../../../contract/desk/work/rows.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

/**
 * For each state of an invitation, the SQL condition that is true for invitations in this state at the instant `now`.
 */
const conditionOf = (state: InvitationState, now: Date) =>
  ({
    open: sql<SqlBool>`redeemed_at is null and expires_at > ${now}`,
    redeemed: sql<SqlBool>`redeemed_at is not null`,
    expired: sql<SqlBool>`redeemed_at is null and expires_at <= ${now}`,
  })[state];

/**
 * Returns one page of the invitations in a state; in all states if `state` is undefined. The invitation that expires
 * last comes first.
 */
export async function invitationPage(
  tx: DatabaseTransaction,
  { state, page, now }: { readonly state: InvitationState | undefined; readonly page: number; readonly now: Date },
) {
  const found = tx
    .selectFrom('white_list_invitations')
    .leftJoin('agents', 'agents.id', 'white_list_invitations.agent_id')
    .$if(state !== undefined, (query) => query.where(conditionOf(state ?? 'open', now)));
  const rows = await found
    .select(['uuid', 'product_id', 'expires_at', 'redeemed_at', 'agents.name as agent_name'])
    .orderBy('expires_at', 'desc')
    .orderBy('uuid')
    .limit(rowsOnPage)
    .offset((page - 1) * rowsOnPage)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { total, rows };
}

/** Deletes an invitation that no agent has redeemed. Returns false if such an invitation doesn't exist. */
export async function deleteInvitation(tx: DatabaseTransaction, uuid: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('white_list_invitations')
    .where('uuid', '=', uuid)
    .where('redeemed_at', 'is', null)
    .returning('uuid')
    .executeTakeFirst();
  return deleted !== undefined;
}
