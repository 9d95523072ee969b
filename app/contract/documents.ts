import { object, string } from 'yup';

import { asIs, call, fileAnswer } from './call.ts';
import { draftCodec, rosterBodyLimit } from './draft.ts';
import { listOf, oneEmail, shape, text, whole } from './fields.ts';
import { said } from './said.ts';

/** Letters, digits and a hyphen: an order's number or a policy's uuid. */
const policyUuid = () => string().max(60).required();

/** The e-policy of an insured order as a PDF, with a QR code under which anybody may check it; the order screen's download. Before its uuid is known, a policy is known by the order's number. */
export const policyDocument = call('GET', '/api/order/getGroupInsurePolicy', {
  summary: 'E-policy as PDF',
  answer: 'file',
  request: asIs(object({ policyUuid: policyUuid() }).noUnknown()),
  response: fileAnswer,
});

/** Cover of a policy, scheme by scheme, with the insurer's clauses; the order screen's clauses. */
export const policyClauses = call('GET', '/api/getClauseShowByPolicyUuid', {
  summary: 'Clauses of a policy',
  request: asIs(object({ policyUuid: policyUuid(), productId: string().max(20) }).noUnknown()),
  response: asIs(
    shape({
      productName: text(200),
      schemes: listOf(
        shape({
          schemeId: text(40),
          schemeName: text(60),
          planName: text(100),
          clauseList: listOf(
            shape({ clauseCode: text(40), clauseName: text(200), clauseType: text(20), insuredText: text(60) }),
            60,
          ),
        }),
        50,
      ),
      documentList: listOf(shape({ name: text(200), url: text(500) }), 100),
    }),
  ),
});

/** Sends e-policies to one address, each as a PDF; up to 20 at once from the order list. The mail is on its way when this answers. */
export const mailPolicies = call('POST', '/api/order/sendBatchElectronicPolicy', {
  summary: 'Send e-policies by mail',
  encoding: 'query',
  request: asIs(
    object({
      emailAddress: oneEmail(),
      /** Order numbers, joined by commas. */
      orderSnList: string()
        .max(1000, said('tooLong', { max: 1000 }))
        .matches(/^[A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,19}$/, said('policiesMissing'))
        .required(),
    }).noUnknown(),
  ),
  response: asIs(shape({ mailNum: whole(1, 20) })),
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
  request: asIs(object({ policyUuid: policyUuid() }).noUnknown()),
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
