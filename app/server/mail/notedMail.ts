import { sql } from 'kysely';

import type { DatabaseTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { agentLimits } from '../services/agentLimits.ts';
import type { Services } from '../services/services.ts';

/** The jobs that write and send a mail, each of what it noted itself. */
type MailJob = 'mail.send' | 'endorsement.mail' | 'invoice.mail';

const dayMs = 86_400_000;

/** Whether an agent noted as many mails within a day as one may. */
export async function hasNotedEnough(tx: DatabaseTransaction, agentId: string, now: Date): Promise<boolean> {
  const { total } = await tx
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('agent_id', '=', agentId)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return total >= agentLimits.mailsADay;
}

/** Notes a mail, sealed, in the transaction that decided on it: what it is made of, written when it is sent. */
export async function noteMail(
  { keyring, clock }: Pick<Services, 'keyring' | 'clock'>,
  tx: DatabaseTransaction,
  agentId: string,
  job: MailJob,
  noted: object,
): Promise<void> {
  const { id: mailId } = await tx
    .insertInto('mails')
    .values({
      agent_id: agentId,
      content_sealed: keyring.seal('mail', JSON.stringify(noted)),
      created_at: clock.now(),
      sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, job, `${job}:${mailId}`, { mailId });
}

/** A mail as its job noted it, and whose it is. */
export async function notedMailOf(
  { database, keyring }: Pick<Services, 'database' | 'keyring'>,
  mailId: string,
): Promise<{ readonly agentId: string; readonly noted: unknown }> {
  const row = await database.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirstOrThrow();
  return { agentId: row.agent_id, noted: JSON.parse(keyring.open('mail', row.content_sealed)) };
}

/** Notes that a mail went. */
export async function noteSent(tx: DatabaseTransaction, mailId: string, at: Date): Promise<void> {
  await tx.updateTable('mails').set({ sent_at: at }).where('id', '=', mailId).execute();
}
