import type { InferType } from 'yup';

import { periodFields } from '../wire/coverPeriod.schema.ts';
import {
  clauseFields,
  personWireFields,
  professionFields,
  schemeFields,
  schemeRelationField,
} from '../wire/draft.schema.ts';
import { billPayload, invoiceFields } from '../wire/draftInvoice.schema.ts';
import { materialFields } from '../wire/draftMaterials.schema.ts';
import { code, listOf, partOrNone, shape, shapeOrNone, text, whole } from '../wire/fields.ts';
import { maxPersonsInRequest } from '../wire/limits.ts';
import { answeredApplicantFields, applicantPayloadFields } from './applicant.schema.ts';
import { answeredSubjects, subjectPayloads, vehicleFields } from './subjects.schema.ts';

const personFields = {
  key: whole(0, Number.MAX_SAFE_INTEGER),
  ...personWireFields,
  birthday: text(40).optional(),
};

/** Schema of a person in responses. */
export const answeredPerson = shape(personFields);

/** Schema of a person in requests. Codes may be sent as numbers or as texts. */
export const personPayload = shape({
  ...personFields,
  insuredIdType: code(40),
  insuredSex: code(20),
  occupationType: code(20),
  socialSecurity: code(20).optional(),
}).partial();
export type PersonPayload = InferType<typeof personPayload>;

const jobFields = {
  expend: whole(0, 1000).optional(),
  jobCode: text(7).optional(),
  jobType: text(6).optional(),
  jobDesc: text(100).optional(),
};

const factorFields = {
  planCode: text(40),
  planCodes: listOf(text(40), 10),
  accidentRate: text(40),
  disabledRate: text(40),
  deductible: text(40),
  deductibleRate: code(40),
};

/** Schema of the factor rates of a scheme in requests. */
const factorPayload = () => partOrNone(factorFields);

const documentedSchemeFields = {
  freeOdds: code(40).optional(),
  deductibleRate: code(40).optional(),
  planCodes: listOf(text(40), 10).optional(),
};

const documentedClause = { ...clauseFields, insuredUnit: text(20).optional(), nameStr: text(200).optional() };

const plansWith = () => listOf(shape({ planCode: text(40), clauseList: listOf(text(40), 60) }), 10).optional();

/** Schema of a scheme in responses. */
export const answeredScheme = shape({
  ...schemeFields,
  ...documentedSchemeFields,
  factorRate: shapeOrNone(factorFields),
  withPlanList: plansWith(),
  planList: listOf(shape(documentedClause), 60),
  professions: listOf(
    shape({ ...professionFields, ...jobFields, personsInfo: listOf(answeredPerson, maxPersonsInRequest).optional() }),
    500,
  ),
});

const professionPayload = shape({
  ...professionFields,
  ...jobFields,
  val: code(1),
  personsInfo: listOf(personPayload, maxPersonsInRequest),
}).partial();
export type ProfessionPayload = InferType<typeof professionPayload>;

const schemePayload = shape({
  ...schemeFields,
  ...documentedSchemeFields,
  factorRate: factorPayload(),
  withPlanList: plansWith(),
  planList: listOf(shape({ ...documentedClause, clauseCode: text(40).required() }), 60),
  professions: listOf(professionPayload, 500),
}).partial();
export type SchemePayload = InferType<typeof schemePayload>;

const listedFields = {
  insurePeriod: whole(0, 120).optional(),
  groupName: text(200).optional(),
  legalPersonName: text(100).optional(),
  groupCardType: text(4).optional(),
  groupCardId: text(60).optional(),
  planCode: text(40).optional(),
  discountList: listOf(
    shape({ minN: whole(0, 1e6), maxN: whole(0, 1e6).nullable(), dicount: text(20) }),
    20,
  ).optional(),
  premiumRateList: listOf(shape({ planCode: text(40), premiumRate: text(40) }), 50).optional(),
  coInsuranceCompanyList: listOf(shape({ code: text(40), name: text(100), share: text(20) }), 20).optional(),
};

const draftFields = {
  productId: text(20),
  productVersion: whole(0, 1_000_000),
  applyQuantity: whole(1, 10_000),
  ...periodFields,
  schemeRelation: schemeRelationField(),
  ...materialFields,
  ...listedFields,
  ...vehicleFields,
};

/** Schema of a draft in responses: the project's own fields and every field that the specification names. */
export const answeredDraft = shape({
  ...draftFields,
  ...invoiceFields,
  ...answeredSubjects,
  factorRate: shapeOrNone(factorFields),
  schemes: listOf(answeredScheme, 50),
  personInfoList: listOf(answeredPerson, maxPersonsInRequest),
  groupApplicant: shape({
    ...answeredApplicantFields,
    personsInfo: listOf(answeredPerson, maxPersonsInRequest).optional(),
  }),
});

/** Schema of a draft in requests. */
export const draftPayload = shape({
  ...draftFields,
  billInfo: billPayload,
  ...subjectPayloads,
  factorRate: factorPayload(),
  personInfoList: listOf(personPayload, maxPersonsInRequest),
  groupApplicant: partOrNone({
    ...applicantPayloadFields,
    personsInfo: listOf(personPayload, maxPersonsInRequest),
  }),
})
  .partial()
  .shape({ productId: text(20), schemes: listOf(schemePayload, 50) });
export type DraftPayload = InferType<typeof draftPayload>;
