import { enqueue, type JobKind } from '../platform/jobs/jobs.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { insertMail, mailOf, mailsSince } from './repository.ts';

/** Payload of a job that writes and sends a mail. */
export interface MailJob {
  readonly mailId: string;
}

const dayMs = 86_400_000;

/** True when an agent has queued the maximum number of mails within the last day. */
export async function hasNotedEnough(
  { clock, limits }: Pick<Services, 'clock' | 'limits'>,
  tx: DatabaseTransaction,
  agentId: string,
): Promise<boolean> {
  const total = await mailsSince(tx, agentId, new Date(clock.now().getTime() - dayMs));
  return total >= limits.mailsADay;
}

/**
 * Queues a mail in the caller's transaction. The encrypted content has only the address of the receiver, and references
 * to the attached documents. A job writes the text of the mail later.
 */
export async function noteMail(
  { keyring, clock }: Pick<Services, 'keyring' | 'clock'>,
  tx: DatabaseTransaction,
  agentId: string,
  job: JobKind<MailJob>,
  noted: object,
): Promise<void> {
  const mailId = await insertMail(tx, {
    agent_id: agentId,
    content_sealed: keyring.seal('mail', JSON.stringify(noted)),
    created_at: clock.now(),
    sent_at: null,
  });
  await enqueue(tx, job, { mailId });
}

/** The decrypted content of a queued mail, and the agent who queued it. */
export async function notedMailOf(
  { database, keyring }: Pick<Services, 'database' | 'keyring'>,
  mailId: string,
): Promise<{ readonly agentId: string; readonly noted: unknown }> {
  const row = await mailOf(database, mailId);
  return { agentId: row.agent_id, noted: JSON.parse(keyring.open('mail', row.content_sealed)) };
}
