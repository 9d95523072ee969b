import { asIs, call, fileAnswer } from './call.ts';
import type { DocumentWires } from './documents.schema.ts';
import { draftCodec, rosterBodyLimit } from './wire/draft.ts';

/**
 * Returns the e-policy of an insured order as a PDF for the download on the order screen. Its QR code leads to a public
 * page that verifies the policy. The order's number is accepted while the uuid of the policy isn't known.
 */
export const policyDocument = call('GET', '/api/order/getGroupInsurePolicy', {
  summary: 'E-policy as PDF',
  answer: 'file',
  request: asIs<DocumentWires['policyDocument']['request']>(),
  response: fileAnswer,
});

/** Returns the cover of a policy by scheme, with the insurer's clauses, for the clauses on the order screen. */
export const policyClauses = call('GET', '/api/getClauseShowByPolicyUuid', {
  summary: 'Clauses of a policy',
  request: asIs<DocumentWires['policyClauses']['request']>(),
  response: asIs<DocumentWires['policyClauses']['response']>(),
});

/**
 * Sends e-policies as PDF files to one mail address, up to 20 at once from the order list. The response is sent as soon
 * as the mail is queued.
 */
export const mailPolicies = call('POST', '/api/order/sendBatchElectronicPolicy', {
  summary: 'Send e-policies by mail',
  encoding: 'query',
  request: asIs<DocumentWires['mailPolicies']['request']>(),
  response: asIs<DocumentWires['mailPolicies']['response']>(),
});

/**
 * Returns the application form of a priced draft as a PDF for the materials on the writing screen. The group prints and
 * stamps the form when the product requires that. The form names no insured person, because the roster is stamped
 * separately.
 */
export const applicationForm = call('POST', '/api/own/applicationForm', {
  summary: 'Application form as PDF',
  answer: 'file',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: fileAnswer,
});

/**
 * Returns the application form of a submitted order as a PDF, with the submitted data. The supplement screen offers it
 * for stamping. The order's number is accepted while the uuid of the policy isn't known.
 */
export const orderApplicationForm = call('GET', '/api/own/orderApplicationForm', {
  summary: 'Application form of an order as PDF',
  answer: 'file',
  request: asIs<DocumentWires['orderApplicationForm']['request']>(),
  response: fileAnswer,
});

/**
 * Returns a priced draft as a PDF for a customer, without the names of persons; the download on the quotation screen.
 */
export const quotationDocument = call('POST', '/api/own/quotations/document', {
  summary: 'Quotation as PDF',
  answer: 'file',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: fileAnswer,
});
