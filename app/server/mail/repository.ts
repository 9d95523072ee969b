import { type Insertable, type Selectable, sql } from 'kysely';

import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

/** Number of mails that an agent has queued after an instant. */
export async function mailsSince(tx: DatabaseTransaction, agentId: string, since: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('agent_id', '=', agentId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return total;
}

/** Inserts a queued mail. Returns its id. */
export async function insertMail(tx: DatabaseTransaction, mail: Insertable<Tables['mails']>): Promise<string> {
  const { id } = await tx.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The row of a queued mail. */
export const mailOf = (database: Database, mailId: string): Promise<Selectable<Tables['mails']>> =>
  database.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirstOrThrow();

/** Stores the instant at which a mail was sent. */
export async function noteSent(tx: DatabaseTransaction, mailId: string, at: Date): Promise<void> {
  await tx.updateTable('mails').set({ sent_at: at }).where('id', '=', mailId).execute();
}
