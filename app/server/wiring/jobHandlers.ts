import { policyMail } from '../documents/jobKinds.ts';
import { sendMail } from '../documents/mailPolicies.ts';
import { sendCertificate } from '../endorsements/certificate.ts';
import { closeOverdueEndorsement, endOverdueEndorsementPayment } from '../endorsements/closeOverdue.ts';
import {
  endorsementClose,
  endorsementEndPayment,
  endorsementMail,
  endorsementRefund,
  endorsementReview,
} from '../endorsements/jobKinds.ts';
import { refundEndorsement } from '../endorsements/refunds.ts';
import { sendForReview } from '../endorsements/sendForReview.ts';
import { removeObject } from '../files/cleanUp.ts';
import { fileRemove } from '../files/jobKinds.ts';
import { invoiceIssue, invoiceMail } from '../invoices/jobKinds.ts';
import { sendInvoiceMail } from '../invoices/mail.ts';
import { sendForInvoice } from '../invoices/sendForInvoice.ts';
import { closeOverdueOrder, endOverduePayment } from '../payments/closeUnpaid.ts';
import { orderClose, orderEndPayment, paymentRefund, surrenderRefund } from '../payments/jobKinds.ts';
import { refundPayment } from '../payments/service.ts';
import { refundSurrender } from '../payments/surrenderRefunds.ts';
import type { JobHandlers, JobKind } from '../platform/jobs/jobs.ts';
import { issuePolicy } from '../policies/issuePolicy.ts';
import { policyIssue, surrenderReview } from '../policies/jobKinds.ts';
import { sendSurrender } from '../policies/sendSurrender.ts';
import type { JobHandler } from '../services/lanes.ts';
import type { Services } from '../services/services.ts';
import { smsSend } from '../sessions/jobKinds.ts';
import { sendSms } from '../sessions/sendSms.ts';
import type { Tables } from '../tables/database.ts';

interface RegisteredJob {
  readonly kind: JobKind<never>;
  readonly handlerOf: (services: Services) => JobHandler<never>;
}

/**
 * Combines a kind of job with the function that creates the handler. The types ensure that the handler accepts the
 * payload of this kind of job.
 */
const registered = <Payload extends object>(
  kind: JobKind<Payload>,
  handlerOf: (services: Services) => JobHandler<Payload>,
): RegisteredJob => ({ kind, handlerOf });

/** All kinds of jobs, each with its handler. */
const registeredJobs: readonly RegisteredJob[] = [
  registered(smsSend, sendSms),
  registered(policyIssue, issuePolicy),
  registered(paymentRefund, refundPayment),
  registered(policyMail, sendMail),
  registered(endorsementReview, sendForReview),
  registered(endorsementRefund, refundEndorsement),
  registered(surrenderReview, sendSurrender),
  registered(surrenderRefund, refundSurrender),
  registered(endorsementMail, sendCertificate),
  registered(invoiceIssue, sendForInvoice),
  registered(invoiceMail, sendInvoiceMail),
  registered(orderClose, closeOverdueOrder),
  registered(orderEndPayment, endOverduePayment),
  registered(endorsementClose, closeOverdueEndorsement),
  registered(endorsementEndPayment, endOverdueEndorsementPayment),
  registered(fileRemove, removeObject),
];

/** The handlers of all kinds of jobs, by the name of the kind. */
export const jobHandlersOf = (services: Services): JobHandlers<Tables> =>
  Object.fromEntries(registeredJobs.map(({ kind, handlerOf }) => [kind.name, handlerOf(services)]));

/**
 * Names of the kinds of jobs that aren't needed any more after they have failed. The upkeep deletes failed jobs of
 * these kinds after some time.
 */
export const dispensableJobs: readonly string[] = registeredJobs
  .filter(({ kind }) => kind.isDispensable)
  .map(({ kind }) => kind.name);
