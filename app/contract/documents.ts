import { asIs, call, fileAnswer } from './call.ts';
import type { DocumentWires } from './documents.schema.ts';
import { draftCodec, rosterBodyLimit } from './wire/draft.ts';

/** The e-policy of an insured order as a PDF, with a QR code under which anybody may check it; the order screen's download. Before its uuid is known, a policy is known by the order's number. */
export const policyDocument = call('GET', '/api/order/getGroupInsurePolicy', {
  summary: 'E-policy as PDF',
  answer: 'file',
  request: asIs<DocumentWires['policyDocument']['request']>(),
  response: fileAnswer,
});

/** Cover of a policy, scheme by scheme, with the insurer's clauses; the order screen's clauses. */
export const policyClauses = call('GET', '/api/getClauseShowByPolicyUuid', {
  summary: 'Clauses of a policy',
  request: asIs<DocumentWires['policyClauses']['request']>(),
  response: asIs<DocumentWires['policyClauses']['response']>(),
});

/** Sends e-policies to one address, each as a PDF; up to 20 at once from the order list. The mail is on its way when this answers. */
export const mailPolicies = call('POST', '/api/order/sendBatchElectronicPolicy', {
  summary: 'Send e-policies by mail',
  encoding: 'query',
  request: asIs<DocumentWires['mailPolicies']['request']>(),
  response: asIs<DocumentWires['mailPolicies']['response']>(),
});

/** The application form of a priced draft as a PDF, to be printed and stamped by the group where the product asks for it; the writing screen's papers. Who is insured is on the list that is stamped beside it. */
export const applicationForm = call('POST', '/api/own/applicationForm', {
  summary: 'Application form as PDF',
  answer: 'file',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: fileAnswer,
});

/** The application form of an order as a PDF, as it was applied for; the supplement screen's paper that is stamped. Before its uuid is known, a policy is known by the order's number. */
export const orderApplicationForm = call('GET', '/api/own/orderApplicationForm', {
  summary: 'Application form of an order as PDF',
  answer: 'file',
  request: asIs<DocumentWires['orderApplicationForm']['request']>(),
  response: fileAnswer,
});

/** A priced draft as a PDF to hand to a customer: no person is named in it; the quotation screen's download. */
export const quotationDocument = call('POST', '/api/own/quotations/document', {
  summary: 'Quotation as PDF',
  answer: 'file',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: fileAnswer,
});
