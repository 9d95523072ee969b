import { policyMail } from '../../documents/jobKinds.ts';
import {
  endorsementClose,
  endorsementEndPayment,
  endorsementMail,
  endorsementRefund,
  endorsementReview,
} from '../../endorsements/jobKinds.ts';
import { fileRemove } from '../../files/jobKinds.ts';
import { invoiceIssue, invoiceMail } from '../../invoices/jobKinds.ts';
import { orderClose, orderEndPayment, paymentRefund, surrenderRefund } from '../../payments/jobKinds.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { policyIssue, surrenderReview } from '../../policies/jobKinds.ts';
import { smsSend } from '../../sessions/jobKinds.ts';

/** All kinds of jobs. A test checks that each kind with a handler is one of them. */
export const knownJobs: readonly Pick<JobKind<never>, 'name' | 'isDispensable'>[] = [
  smsSend,
  policyIssue,
  paymentRefund,
  policyMail,
  endorsementReview,
  endorsementRefund,
  surrenderReview,
  surrenderRefund,
  endorsementMail,
  invoiceIssue,
  invoiceMail,
  orderClose,
  orderEndPayment,
  endorsementClose,
  endorsementEndPayment,
  fileRemove,
];

const dispensable: ReadonlySet<string> = new Set(
  knownJobs.filter(({ isDispensable }) => isDispensable).map(({ name }) => name),
);

/** True when nothing depends on jobs of this kind. An unknown kind isn't dispensable. */
export const isDispensableJob = (kind: string): boolean => dispensable.has(kind);
