import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { Keyring } from '../platform/encryption/keyring.ts';
import type { Database } from '../tables/database.ts';
import type { SmsGateway } from './gateways.ts';
import { addSandboxMessage, lastSandboxMessages } from './sandboxRepository.ts';

/** A text message in the sandbox's inbox. */
export interface InboxMessage {
  readonly mobile: string;
  readonly text: string;
  /** Instant at which the message was sent, in ISO 8601. */
  readonly sentAt: string;
}

/** An SMS gateway that sends nothing and stores all messages in the sandbox's inbox. */
export interface SandboxSms extends SmsGateway {
  /** Returns the latest text messages, newest first. If `mobile` is given, returns only messages to this number. */
  inbox(mobile?: string): Promise<readonly InboxMessage[]>;
}

export const sandboxSms = (database: Database, keyring: Keyring, clock: Clock): SandboxSms => ({
  async send({ key, mobile, text }) {
    await addSandboxMessage(database, {
      job_key: key,
      mobile_index: keyring.index('mobile', mobile),
      content_sealed: keyring.seal('sandbox.message', JSON.stringify({ mobile, text })),
      sent_at: clock.now(),
    });
  },
  async inbox(mobile) {
    const index = mobile === undefined ? null : keyring.index('mobile', mobile);
    const rows = await lastSandboxMessages(database, index);
    return rows.map((row) => ({
      ...(JSON.parse(keyring.open('sandbox.message', row.content_sealed)) as { mobile: string; text: string }),
      sentAt: row.sent_at.toISOString(),
    }));
  },
});
