import type { MailJob } from '../mail/notedMail.ts';
import type { LaneJob } from '../services/lanes.ts';

/**
 * Payload of a job that sends an invoice to the insurer. `eventId` is the event that moved the invoice into a state in
 * which it waits for the insurer. If a later event has changed the state again, the job does nothing.
 */
export interface InvoiceJob {
  readonly invoiceId: number;
  readonly eventId: number;
}

/** Job that sends an invoice to the insurer. */
export const invoiceIssue: LaneJob<InvoiceJob> = {
  name: 'invoice.issue',
  lane: 'insurer',
  keyOf: ({ eventId }) => `invoice.issue:${eventId}`,
  isDispensable: false,
};

/** Job that writes and sends a mail with an invoice or its application form. */
export const invoiceMail: LaneJob<MailJob> = {
  name: 'invoice.mail',
  lane: 'mail',
  keyOf: ({ mailId }) => `invoice.mail:${mailId}`,
  isDispensable: true,
};
