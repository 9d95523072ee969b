import type { Insertable } from 'kysely';

import type { Database, Tables } from '../tables/database.ts';

/** Stores a policy number for an order, unless the order has one already. Returns the stored number. */
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

/** Records a refund in the sandbox. If the refund is recorded already, nothing changes. */
export async function addSandboxRefund(database: Database, refundId: string, amountFen: number): Promise<void> {
  await database
    .insertInto('sandbox_refunds')
    .values({ refund_id: refundId, amount_fen: amountFen })
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .execute();
}

/** Columns that are read from a mail or text message that the sandbox has stored. The content is encrypted. */
export interface SandboxMessageRow {
  readonly content_sealed: Uint8Array;
  readonly sent_at: Date;
}

/** Greatest number of messages that the sandbox's mailbox and inbox show. */
const shown = 50;

/** Stores a mail in the sandbox's mailbox. If a mail with the same key is stored already, nothing changes. */
export async function addSandboxMail(database: Database, mail: Insertable<Tables['sandbox_mails']>): Promise<void> {
  await database
    .insertInto('sandbox_mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .execute();
}

/** The latest mails in the sandbox's mailbox, newest first. */
export const lastSandboxMails = (database: Database): Promise<readonly SandboxMessageRow[]> =>
  database
    .selectFrom('sandbox_mails')
    .select(['content_sealed', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();

/** Stores a text message in the sandbox's inbox. If a message with the same key is stored already, nothing changes. */
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

/**
 * Returns the latest text messages in the sandbox's inbox, newest first. `mobileIndex` is the blind index of a mobile
 * number, and selects the messages to this number; null selects all messages.
 */
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
