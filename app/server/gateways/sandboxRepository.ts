import type { Insertable } from 'kysely';

import type { Database, Tables } from '../tables/database.ts';

/** Gives an order a policy number unless it has one, and gives back the one that it has. */
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

/** Notes a refund; the same one again changes nothing. */
export async function addSandboxRefund(database: Database, refundId: string, amountFen: number): Promise<void> {
  await database
    .insertInto('sandbox_refunds')
    .values({ refund_id: refundId, amount_fen: amountFen })
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .execute();
}

/** A message as it is kept. */
export interface SandboxMessageRow {
  readonly content_sealed: Uint8Array;
  readonly sent_at: Date;
}

/** Messages that are shown at most. */
const shown = 50;

/** Puts a mail into the mailbox; the same one again changes nothing. */
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

/** Puts a text message into the inbox; the same one again changes nothing. */
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

/** The last text messages, newest first; of one number where its index is given. */
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
