import { asIs, call, fileAnswer } from './call.ts';
import type { DocumentWires } from './documents.schema.ts';
import { draftCodec } from './wire/draft.ts';
import { rosterBodyLimit } from './wire/limits.ts';

/**
 * Returns the e-policy of an insured order as a PDF for the download on the order screen. Its QR code leads to a public
 * page that verifies the policy. A client that doesn't have the uuid of the policy may send the order's number.
 */
export const policyDocument = call('GET', '/api/order/getGroupInsurePolicy', {
  summary: 'E-policy as PDF',
  answer: 'file',
  request: asIs<DocumentWires['policyDocument']['request']>(),
  response: fileAnswer,
});

/** Returns the cover of a policy, for each scheme, with the insurer's clauses. The order screen lists these clauses. */
export const policyClauses = call('GET', '/api/getClauseShowByPolicyUuid', {
  summary: 'Clauses of a policy',
  request: asIs<DocumentWires['policyClauses']['request']>(),
  response: asIs<DocumentWires['policyClauses']['response']>(),
});

/**
 * Mails e-policies as PDF files to one address. The order list sends up to 20 in one mail. The response is sent as soon
 * as the mail is queued.
 */
export const mailPolicies = call('POST', '/api/order/sendBatchElectronicPolicy', {
  summary: 'Send e-policies by mail',
  encoding: 'query',
  request: asIs<DocumentWires['mailPolicies']['request']>(),
  response: asIs<DocumentWires['mailPolicies']['response']>(),
});

/**
 * Returns the application form of a priced draft as a PDF, for the materials on the writing screen. If the product
 * requires a stamped form, the applicant prints and stamps it. The form names no insured person, because the roster is
 * stamped separately.
 */
export const applicationForm = call('POST', '/api/own/applicationForm', {
  summary: 'Application form as PDF',
  answer: 'file',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: fileAnswer,
});

/**
 * Returns the application form of a submitted order as a PDF, with the submitted data. The supplement screen offers the
 * form so that the applicant can stamp it. A client that doesn't have the uuid of the policy may send the order's
 * number.
 */
export const orderApplicationForm = call('GET', '/api/own/orderApplicationForm', {
  summary: 'Application form of an order as PDF',
  answer: 'file',
  request: asIs<DocumentWires['orderApplicationForm']['request']>(),
  response: fileAnswer,
});

/**
 * Returns a quotation of the caller as a PDF for the customer, with its number, its validity and the price with which it
 * was saved. The PDF names no insured person.
 */
export const quotationDocument = call('GET', '/api/own/quotations/:id/document', {
  summary: 'Quotation as PDF',
  answer: 'file',
  request: asIs<DocumentWires['quotationDocument']['request']>(),
  response: fileAnswer,
});
