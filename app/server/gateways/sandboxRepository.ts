import type { Insertable } from 'kysely';

import type { Database, Tables } from '../tables/database.ts';

/** Assigns a policy number to an order unless it has one. Returns the order's number. */
export async function keepSandboxPolicySn(database: Database, orderSn: string, policySn: string): Promise<string> {
  await database
    .insertInto('sandbox_policies')
    .values({ order_sn: orderSn, policy_sn: policySn })
    .onConflict((conflict) => conflict.column('order_sn').doNothing())
    .execute();
  const kept = await database
    .selectFrom('sandbox_policies')
    .select('policy_sn')
    .where('order_sn', '=', orderSn)
    .executeTakeFirstOrThrow();
  return kept.policy_sn;
}

/** Records a refund. A repetition changes nothing. */
export async function addSandboxRefund(database: Database, refundId: string, amountFen: number): Promise<void> {
  await database
    .insertInto('sandbox_refunds')
    .values({ refund_id: refundId, amount_fen: amountFen })
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .execute();
}

/** A row of a stored message. */
export interface SandboxMessageRow {
  readonly content_sealed: Uint8Array;
  readonly sent_at: Date;
}

/** Greatest number of shown messages. */
const shown = 50;

/** Stores a mail in the mailbox. A repetition changes nothing. */
export async function addSandboxMail(database: Database, mail: Insertable<Tables['sandbox_mails']>): Promise<void> {
  await database
    .insertInto('sandbox_mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .execute();
}

/** The last mails, newest first. */
export const lastSandboxMails = (database: Database): Promise<readonly SandboxMessageRow[]> =>
  database
    .selectFrom('sandbox_mails')
    .select(['content_sealed', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();

/** Stores a text message in the inbox. A repetition changes nothing. */
export async function addSandboxMessage(
  database: Database,
  message: Insertable<Tables['sandbox_messages']>,
): Promise<void> {
  await database
    .insertInto('sandbox_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('job_key').doNothing())
    .execute();
}

/** The last text messages, newest first; with an index only those to its mobile number. */
export const lastSandboxMessages = (
  database: Database,
  mobileIndex: Uint8Array | null,
): Promise<readonly SandboxMessageRow[]> =>
  database
    .selectFrom('sandbox_messages')
    .select(['content_sealed', 'sent_at'])
    .$if(mobileIndex !== null, (query) => query.where('mobile_index', '=', mobileIndex ?? new Uint8Array()))
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
