import { applicantFieldNames } from '@tuanbao/library/domain/applicant/applicantFields';
import { personIdTypes } from '@tuanbao/library/domain/identity/personIdType';
import { mostPersons } from '@tuanbao/library/domain/product/personLimit';
import { writeSections } from '@tuanbao/library/domain/product/productSection';
import { productTypes } from '@tuanbao/library/domain/product/productType';
import { string } from 'yup';

import { planSchema } from './clauseSchema.ts';
import { endorsementSchema } from './endorsementSchema.ts';
import {
  ageRangesBy,
  classMask,
  decimal,
  decimalRecord,
  flag,
  list,
  name,
  ratesByClass,
  shape,
  whole,
  wholeRecord,
  word,
} from './schemaParts.ts';
import { tariffSchema } from './tariffSchema.ts';

const factorOption = { code: name(), label: name(), rate: decimal(), ratesByClass: ratesByClass() };
const demand = () => word('required', 'optional', 'hidden');
const day = () =>
  string()
    .strict(true)
    .matches(/^\d{4}-\d{2}-\d{2}$/);
const section = (...own: readonly string[]) => list().of(word(...own, ...writeSections));

const fieldRule = shape({
  field: name(),
  trigger: word('change', 'blur', 'submit'),
  rule: word('required', 'atLeast', 'atMost', 'maxLength', 'oneOf'),
  message: word('fieldRequired', 'fieldTooSmall', 'fieldTooLarge', 'fieldTooLong', 'fieldNotOffered'),
  limit: whole(0).optional(),
  values: list().of(name()).optional(),
});

const occupation = shape({
  classes: classMask(),
  first: shape({ code: name().matches(/^\d{7}$/), name: name(), occupationClass: whole(1).max(6) })
    .optional()
    .default(undefined),
  declinedCodes: list().of(name()),
  classOverrides: wholeRecord('classes by occupation code', /^\d{7}$/).required(),
  minHeadsByClass: wholeRecord('whole numbers by class 1 to 6', /^[1-6]$/),
  declinedAddresses: list().of(name()).optional(),
});

const features = shape({
  ocrAuthorisationBook: flag(),
  invoiceTaxPhone: flag(),
  specialInvoice: flag().optional(),
  construction: flag(),
  swimmingPool: flag(),
  vehicle: flag(),
  orderExtension: flag(),
  houseAddressRequired: flag(),
  mailStampedForm: flag(),
  repeatPremiumRate: flag(),
  ax: flag(),
  groupNameLengthExempt: flag(),
});

const applicant = shape({
  fields: shape(Object.fromEntries(applicantFieldNames.map((field) => [field, demand()]))),
  natureList: word('general', 'nine', 'nineCoded'),
});

/**
 * Schema of a product file that was merged with its family and the common defaults. The messages of the schema name the
 * invalid field.
 */
export const definitionSchema = shape({
  id: string()
    .strict(true)
    .matches(/^\d{2,6}$/)
    .required(),
  version: whole(1),
  name: name(),
  pinyin: name().optional(),
  summary: name(),
  insurer: shape({ code: name(), name: name() }),
  line: name(),
  tags: list().of(name()),
  badges: list().of(name()),
  jump: shape({ kind: word(...productTypes), address: string() }),
  isSample: flag(),
  effective: shape({ from: day().required(), until: day().nullable().defined() }),
  sections: shape({ write: section(), detail: section('progress'), confirm: section('premium') }),
  basis: word('perPerson', 'byArea', 'byContractCost', 'perPool', 'perVehicle', 'perHouse'),
  tariff: tariffSchema,
  rounding: word('cents', 'ceil', 'none'),
  plans: list().of(planSchema),
  deductibles: list().of(shape(factorOption)),
  payoutRatios: list().of(shape(factorOption)),
  disabilityTables: list().of(shape({ ...factorOption, percentages: list().of(whole(0).max(100)).length(10) })),
  accidentRates: list().of(shape(factorOption)).optional(),
  coInsurers: list()
    .of(shape({ code: name(), name: name(), share: decimal() }))
    .optional(),
  carrierPlanCodes: list()
    .of(
      shape({
        planCode: name(),
        classes: classMask(),
        deductible: string().strict(true).defined(),
        carrierPlanCode: name(),
      }),
    )
    .optional(),
  discountTiers: list().of(shape({ minPersons: whole(0), maxPersons: whole(1).nullable(), discount: decimal() })),
  shortPeriodRates: decimalRecord('decimal shares by months', /^\d{1,2}$/).required(),
  durations: list().of(whole(1)).min(1),
  startDay: shape({ earliest: whole(0), latest: whole(0) }),
  persons: shape({ min: whole(0), max: whole(1).max(mostPersons), asksSocialSecurity: flag().optional() }),
  axLimits: shape({ maxQuantity: whole(1), maxPersonsText: name() }).default(undefined),
  personIdTypes: list()
    .of(word(...personIdTypes))
    .min(1)
    .optional(),
  fieldRules: list().of(fieldRule).optional(),
  occupation,
  age: shape({
    min: whole(0),
    max: whole(0),
    on: word('startDate', 'orderCreation'),
    isExempt: flag(),
    bySex: ageRangesBy('sex', /^(male|female)$/),
    byClass: ageRangesBy('class', /^[1-6]$/),
  }),
  checks: shape({ peopleCount: flag(), age: flag(), career: flag() }),
  features,
  applicant,
  areaCodes: list().of(whole(110_000)),
  endorsement: endorsementSchema,
  documents: list().of(shape({ name: name(), url: name(), kind: word('clauses').optional() })),
});
