import type { MailJob } from '../mail/notedMail.ts';
import type { LaneJob } from '../services/lanes.ts';

/** An invoice and the event after which it waits for the insurer. */
export interface InvoiceJob {
  readonly invoiceId: number;
  readonly eventId: number;
}

/** Sends an invoice to the insurer. */
export const invoiceIssue: LaneJob<InvoiceJob> = {
  name: 'invoice.issue',
  lane: 'insurer',
  keyOf: ({ eventId }) => `invoice.issue:${eventId}`,
  isDispensable: false,
};

/** Writes and sends a mail of an invoice. */
export const invoiceMail: LaneJob<MailJob> = {
  name: 'invoice.mail',
  lane: 'mail',
  keyOf: ({ mailId }) => `invoice.mail:${mailId}`,
  isDispensable: true,
};
