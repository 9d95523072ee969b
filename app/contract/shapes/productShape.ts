import { type ApplicantField, emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { personIdTypes } from '@tuanbao/library/domain/identity/personIdType';
import type { OccupationRule, RatedOccupation } from '@tuanbao/library/domain/occupation/occupationRule';
import type { OccupationRow } from '@tuanbao/library/domain/occupation/occupationTree';
import type { FieldDemand } from '@tuanbao/library/domain/problem/fieldDemand';
import type {
  AgeRange,
  AgeRule,
  CarrierPlanCode,
  CoInsurer,
  NatureList,
  PremiumRounding,
  ProductDefinition,
  ProductJump,
  RatingBasis,
} from '@tuanbao/library/domain/product/productDefinition';
import type { ProductDocument } from '@tuanbao/library/domain/product/productDocument';
import type { ProductChecks, ProductFeatures } from '@tuanbao/library/domain/product/productFeatures';
import { writeSections } from '@tuanbao/library/domain/product/productSection';
import type { ProductEarnings, ProductSummary } from '@tuanbao/library/domain/product/productSummary';

import type { JsonSchema } from '../wire/jsonSchema.ts';
import { disabilityTableShape, factorOptionShape, planShape, tariffShape } from './clauseShape.ts';
import { endorsementRuleShape } from './endorsementRuleShape.ts';
import { fieldRuleShape } from './fieldRuleShape.ts';
import {
  anyOf,
  classMask,
  day,
  decimal,
  flag,
  listOf,
  objectOf,
  occupationClass,
  oneOf,
  orNull,
  recordOf,
  text,
  whole,
  wordOf,
} from './jsonShape.ts';
import { discountTierShape } from './quoteShape.ts';

const texts = listOf(text);

const insurer = objectOf<ProductDefinition['insurer']>({ code: text, name: text });

type Elsewhere = Exclude<ProductJump, { kind: 'native' }>;

const jump = anyOf(
  objectOf<Extract<ProductJump, { kind: 'native' }>>({ kind: { const: 'native' } }),
  objectOf<Elsewhere>({ kind: wordOf<Elsewhere['kind']>({ api: true, cps: true, offline: true }), address: text }),
);

/** JSON Schema of a product in a list. */
export const productSummaryShape: JsonSchema = objectOf<ProductSummary>(
  {
    id: text,
    name: text,
    summary: text,
    insurer,
    line: text,
    tags: texts,
    badges: texts,
    jump,
    premiumFrom: orNull(decimal),
    isSample: flag,
  },
  { pinyin: text, earnings: objectOf<ProductEarnings>({ percent: decimal, rewards: whole }) },
);

/** JSON Schema of a row of the occupation tree. In a list of rows, each parent comes before its children. */
export const occupationRowShape: JsonSchema = objectOf<OccupationRow>(
  { code: text, name: text, level: whole },
  {
    parent: text,
    class: { type: 'integer', minimum: 0, maximum: 6 },
    declined: flag,
    pinyin: text,
    titles: texts,
    titlePinyin: recordOf('', text),
    isDefault: flag,
    expendNum: whole,
  },
);

const range = objectOf<AgeRange>({ min: whole, max: whole });

const age = objectOf<AgeRule>(
  {
    min: whole,
    max: whole,
    on: wordOf<AgeRule['on']>({ startDate: true, orderCreation: true }),
    isExempt: flag,
  },
  { bySex: recordOf('^(male|female)$', range), byClass: recordOf('^[1-6]$', range) },
);

const occupation = objectOf<OccupationRule>(
  { classes: classMask, declinedCodes: texts, classOverrides: recordOf(String.raw`^\d{7}$`, occupationClass) },
  {
    first: objectOf<RatedOccupation>({ code: text, name: text, occupationClass }),
    minHeadsByClass: recordOf('^[1-6]$', whole),
    declinedAddresses: texts,
  },
);

const features = objectOf<ProductFeatures>(
  {
    ocrAuthorisationBook: flag,
    invoiceTaxPhone: flag,
    construction: flag,
    swimmingPool: flag,
    vehicle: flag,
    orderExtension: flag,
    houseAddressRequired: flag,
    mailStampedForm: flag,
    repeatPremiumRate: flag,
    ax: flag,
    groupNameLengthExempt: flag,
  },
  { specialInvoice: flag },
);

const demand = wordOf<FieldDemand>({ required: true, optional: true, hidden: true });

const applicant = objectOf<ProductDefinition['applicant']>(
  {
    fields: objectOf<Record<ApplicantField, FieldDemand>>(
      Object.fromEntries(Object.keys(emptyApplicant).map((field) => [field, demand])) as Record<
        ApplicantField,
        JsonSchema
      >,
    ),
    natures: texts,
  },
  { natureList: wordOf<NatureList>({ general: true, nine: true, nineCoded: true }) },
);

const sections = objectOf<ProductDefinition['sections']>({
  write: listOf(oneOf(writeSections)),
  detail: listOf(oneOf(['progress', ...writeSections])),
  confirm: listOf(oneOf(['premium', ...writeSections])),
});

const optional = {
  pinyin: text,
  effective: objectOf<NonNullable<ProductDefinition['effective']>>({ from: day, until: orNull(day) }),
  tariff: tariffShape,
  accidentRates: listOf(factorOptionShape),
  coInsurers: listOf(objectOf<CoInsurer>({ code: text, name: text, share: decimal })),
  carrierPlanCodes: listOf(
    objectOf<CarrierPlanCode>({ planCode: text, classes: classMask, deductible: text, carrierPlanCode: text }),
  ),
  axLimits: objectOf<NonNullable<ProductDefinition['axLimits']>>({ maxQuantity: whole, maxPersonsText: text }),
  personIdTypes: listOf(oneOf(personIdTypes)),
  fieldRules: listOf(fieldRuleShape),
  endorsement: endorsementRuleShape,
};

/** JSON Schema of a product with all data that are needed to check and price a draft. */
export const productDefinitionShape: JsonSchema = objectOf<ProductDefinition>(
  {
    id: text,
    version: whole,
    name: text,
    summary: text,
    insurer,
    line: text,
    tags: texts,
    badges: texts,
    jump,
    isSample: flag,
    sections,
    basis: wordOf<RatingBasis>({
      perPerson: true,
      byArea: true,
      byContractCost: true,
      perPool: true,
      perVehicle: true,
      perHouse: true,
    }),
    rounding: wordOf<PremiumRounding>({ cents: true, ceil: true, none: true }),
    plans: listOf(planShape),
    deductibles: listOf(factorOptionShape),
    payoutRatios: listOf(factorOptionShape),
    disabilityTables: listOf(disabilityTableShape),
    discountTiers: listOf(discountTierShape),
    shortPeriodRates: recordOf(String.raw`^\d{1,2}$`, decimal),
    durations: listOf(whole),
    startDay: objectOf<ProductDefinition['startDay']>({ earliest: whole, latest: whole }),
    persons: objectOf<ProductDefinition['persons']>({ min: whole, max: whole }, { asksSocialSecurity: flag }),
    occupation,
    age,
    checks: objectOf<ProductChecks>({ peopleCount: flag, age: flag, career: flag }),
    features,
    applicant,
    areaCodes: listOf(whole),
    documents: listOf(objectOf<ProductDocument>({ name: text, url: text }, { kind: { const: 'clauses' } })),
  },
  optional,
);
