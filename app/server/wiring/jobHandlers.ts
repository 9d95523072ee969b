import { sendMail } from '../documents/mailPolicies.ts';
import { sendCertificate } from '../endorsements/certificate.ts';
import { closeOverdueEndorsement, endOverdueEndorsementPayment } from '../endorsements/closeOverdue.ts';
import { refundEndorsement } from '../endorsements/refunds.ts';
import { sendForReview } from '../endorsements/sendForReview.ts';
import { removeObject } from '../files/cleanUp.ts';
import { sendInvoiceMail } from '../invoices/mail.ts';
import { sendForInvoice } from '../invoices/sendForInvoice.ts';
import { closeOverdueOrder, endOverduePayment } from '../payments/closeUnpaid.ts';
import { refundPayment } from '../payments/service.ts';
import { refundSurrender } from '../payments/surrenderRefunds.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import { issuePolicy } from '../policies/issuePolicy.ts';
import { sendSurrender } from '../policies/sendSurrender.ts';
import type { Services } from '../services/services.ts';
import { sendSms } from '../sessions/sendSms.ts';

/** Handler of each kind of job. */
export const jobHandlersOf = (services: Services): JobHandlers => ({
  'sms.send': sendSms(services),
  'policy.issue': issuePolicy(services),
  'payment.refund': refundPayment(services),
  'mail.send': sendMail(services),
  'endorsement.review': sendForReview(services),
  'endorsement.refund': refundEndorsement(services),
  'surrender.review': sendSurrender(services),
  'surrender.refund': refundSurrender(services),
  'endorsement.mail': sendCertificate(services),
  'invoice.issue': sendForInvoice(services),
  'invoice.mail': sendInvoiceMail(services),
  'order.close': closeOverdueOrder(services),
  'order.endPayment': endOverduePayment(services),
  'endorsement.close': closeOverdueEndorsement(services),
  'endorsement.endPayment': endOverdueEndorsementPayment(services),
  'file.remove': removeObject(services),
});
