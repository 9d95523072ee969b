import { type SchemeRelation, schemeRelations } from '@tuanbao/library/domain/scheme/schemeRelation';
import { type InferType, mixed } from 'yup';

import { applicantWire } from './applicant.schema.ts';
import { periodFields } from './coverPeriod.schema.ts';
import { invoiceFields } from './draftInvoice.schema.ts';
import { materialFields } from './draftMaterials.schema.ts';
import { listOf, shape, text, whole } from './fields.ts';
import { subjectFields } from './insuredSubjects.schema.ts';
import { maxPersonsInRequest } from './limits.ts';

export const professionFields = { code: text(7), des: text(100), val: whole(1, 6), num: whole(0, 1_000_000) };

export const clauseFields = { clauseCode: text(40), insuredSet: whole(0, 1_000_000_000) };

/** Wire fields of a scheme, without the fields that contain lists. */
export const schemeFields = {
  schemeId: text(40),
  schemeName: text(60),
  planCode: text(40),
  deductible: text(40),
  payoutRatio: text(40),
  disabledRate: text(40),
  accidentRate: text(40),
};

export const schemeWire = shape({
  ...schemeFields,
  planList: listOf(shape(clauseFields), 60),
  professions: listOf(shape(professionFields), 500),
});
export type SchemeWire = InferType<typeof schemeWire>;

/** Wire fields of a person in a roster, except the person's key. */
export const personWireFields = {
  productCombId: text(40),
  insuredName: text(100),
  insuredIdType: text(40),
  insuredIdNo: text(60),
  insuredSex: text(20),
  birthDay: text(40),
  occupationCode: text(40),
  occupationDesc: text(100),
  occupationType: text(20),
  /** Social security of the person; absent if it isn't known or the product doesn't ask for it. */
  socialSecurity: text(20).optional(),
};

export const personWire = shape({ key: whole(0, Number.MAX_SAFE_INTEGER), ...personWireFields });
export type PersonWire = InferType<typeof personWire>;

/**
 * Relation between the schemes of a quotation. `layers`: the premiums are summed. `alternatives`: the customer chooses
 * one scheme. The specification doesn't have this field. @default layers
 */
export const schemeRelationField = () => mixed<SchemeRelation>().oneOf(schemeRelations).optional();

export const draftWire = shape({
  productId: text(20),
  productVersion: whole(0, 1_000_000),
  applyQuantity: whole(1, 10_000),
  ...periodFields,
  schemes: listOf(schemeWire, 50),
  schemeRelation: schemeRelationField(),
  personInfoList: listOf(personWire, maxPersonsInRequest),
  groupApplicant: applicantWire,
  ...subjectFields,
  ...materialFields,
  ...invoiceFields,
});
export type DraftWire = InferType<typeof draftWire>;
