import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { Keyring } from '../platform/encryption/keyring.ts';
import type { Database } from '../tables/database.ts';
import type { MailGateway } from './mailGateway.ts';
import { addSandboxMail, lastSandboxMails } from './sandboxRepository.ts';

/** A mail in the sandbox's mailbox. Of each attachment it has only the name and the size in bytes. */
export interface SandboxMail {
  readonly to: string;
  /** Name of the sender; empty for the name in the server's settings. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly bytes: number }[];
}

/**
 * A mail gateway that sends nothing and stores all mails in the sandbox's mailbox. Of each attachment it stores only
 * the name and the size.
 */
export const sandboxMail = (database: Database, keyring: Keyring, clock: Clock): MailGateway => ({
  async send({ key, to, sender, subject, text, attachments }) {
    const mail: SandboxMail = {
      to,
      sender,
      subject,
      text,
      attachments: attachments.map(({ name, content }) => ({ name, bytes: content.length })),
    };
    await addSandboxMail(database, {
      mail_key: key,
      content_sealed: keyring.seal('sandbox.message', JSON.stringify(mail)),
      sent_at: clock.now(),
    });
  },
});

/** The latest mails in the sandbox's mailbox, newest first. */
export async function sandboxMails(
  database: Database,
  keyring: Keyring,
): Promise<readonly (SandboxMail & { readonly sentAt: string })[]> {
  const rows = await lastSandboxMails(database);
  return rows.map((row) => ({
    ...(JSON.parse(keyring.open('sandbox.message', row.content_sealed)) as SandboxMail),
    sentAt: row.sent_at.toISOString(),
  }));
}
