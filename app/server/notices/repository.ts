import type { Insertable, Selectable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/** A notice that matched nothing when it arrived. */
export type NoticeRow = Selectable<Tables['unmatched_notices']>;

/** Stores a notice that matches nothing. If the same notice was stored before, nothing changes. */
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

/** Locks a notice. Returns undefined when there is none with this id. */
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

/** Stores that a notice was dismissed. Returns false when it doesn't wait. */
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
