import type { MailJob } from '../mail/notedMail.ts';
import type { LaneJob } from '../services/lanes.ts';

/** Job that writes and sends a mail with policies. */
export const policyMail: LaneJob<MailJob> = {
  name: 'mail.send',
  lane: 'mail',
  keyOf: ({ mailId }) => `mail.send:${mailId}`,
  isDispensable: true,
};
