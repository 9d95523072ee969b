import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/encryption/keyring.ts';
import type { SmsGateway } from './gateways.ts';

/** A message in the sandbox's inbox. */
export interface InboxMessage {
  readonly mobile: string;
  readonly text: string;
  /** ISO instant. */
  readonly sentAt: string;
}

/** An SMS gateway that puts messages where one can read them. */
export interface SandboxSms extends SmsGateway {
  /** The last messages, newest first; of one number where it is given. */
  inbox(mobile?: string): Promise<readonly InboxMessage[]>;
}

export const sandboxSms = (database: Database, keyring: Keyring, clock: Clock): SandboxSms => ({
  async send({ key, mobile, text }) {
    await database
      .insertInto('sandbox_messages')
      .values({
        job_key: key,
        mobile_index: keyring.index('mobile', mobile),
        content_sealed: keyring.seal('sandbox.message', JSON.stringify({ mobile, text })),
        sent_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('job_key').doNothing())
      .execute();
  },
  async inbox(mobile) {
    const rows = await database
      .selectFrom('sandbox_messages')
      .select(['content_sealed', 'sent_at'])
      .$if(mobile !== undefined, (query) => query.where('mobile_index', '=', keyring.index('mobile', mobile ?? '')))
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    return rows.map((row) => ({
      ...(JSON.parse(keyring.open('sandbox.message', row.content_sealed)) as { mobile: string; text: string }),
      sentAt: row.sent_at.toISOString(),
    }));
  },
});
