import type { Insertable, Selectable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/** A notice that couldn't be matched to a payment or another subject when it arrived. */
export type NoticeRow = Selectable<Tables['unmatched_notices']>;

/** Stores a notice that couldn't be matched. If the same notice was stored before, nothing changes. */
export async function addUnmatched(
  tx: DatabaseTransaction,
  notice: Insertable<Tables['unmatched_notices']>,
): Promise<void> {
  await tx
    .insertInto('unmatched_notices')
    .values(notice)
    .onConflict((conflict) => conflict.column('notice_index').doNothing())
    .execute();
}

/** Locks a notice. Returns undefined if there is no notice with this id. */
export const lockedNotice = (tx: DatabaseTransaction, id: string): Promise<NoticeRow | undefined> =>
  tx.selectFrom('unmatched_notices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Stores that a waiting notice was matched to an order or endorsement. */
export async function setMatched(tx: DatabaseTransaction, id: string, reference: string, at: Date): Promise<void> {
  await tx
    .updateTable('unmatched_notices')
    .set({ state: 'matched', reference, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** Stores that a notice was dismissed. Returns false if the notice isn't waiting. */
export async function setDismissed(tx: DatabaseTransaction, id: string, at: Date): Promise<boolean> {
  const dismissed = await tx
    .updateTable('unmatched_notices')
    .set({ state: 'dismissed', decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return dismissed !== undefined;
}
