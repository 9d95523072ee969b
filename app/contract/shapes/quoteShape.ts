import {
  constructionQualifications,
  labourTypes,
  projectTypes,
} from '@tuanbao/library/domain/enumeration/construction';
import { useAttributes } from '@tuanbao/library/domain/enumeration/vehicle';
import { vehicleDetails } from '@tuanbao/library/domain/enumeration/vehicle';
import type { Problem, Severity } from '@tuanbao/library/domain/problem/problem';
import type { DiscountTier } from '@tuanbao/library/domain/product/productDefinition';
import type { CoInsurerShare } from '@tuanbao/library/domain/rating/coInsurance';
import type {
  LineQuote,
  Quote,
  SchemeQuote,
  SubjectQuote,
  SummedQuote,
  SurchargeQuote,
  TraceStep,
  TraceStepKind,
} from '@tuanbao/library/domain/rating/quotation';
import type { RatedPools, RatedVehicle, RatingSubject, SubjectOf } from '@tuanbao/library/domain/rating/subject';

import type { durationInfoOf, groupJobInfoOf, rulesOf } from '../documented/quote.ts';
import type { clausesOf } from '../documented/schemes.ts';
import type { JsonSchema } from '../wire/jsonSchema.ts';
import {
  alsoWith,
  anyOf,
  decimal,
  figure,
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

/**
 * JSON Schema of a problem with a price. The field `shownOn` is left out, because only problems of field rules have
 * this field, and a price has no problems of field rules.
 */
const problem = objectOf<Omit<Problem, 'shownOn'>>({
  code: text,
  path: text,
  params: recordOf('', { type: ['string', 'number'] }),
  severity: wordOf<Severity>({ error: true, warning: true }),
});

export const discountTierShape: JsonSchema = alsoWith(
  objectOf<DiscountTier>({ minPersons: whole, maxPersons: orNull(whole), discount: decimal }),
  { minN: whole, maxN: orNull(whole), dicount: decimal },
);

const projectType = oneOf(projectTypes);

const ratedVehicle = { detail: oneOf(vehicleDetails), useAttribute: oneOf(useAttributes), seats: whole };

/** JSON Schema of the subject that a premium is computed from when it isn't computed from persons. */
export const ratingSubjectShape: JsonSchema = anyOf(
  objectOf<SubjectOf<'byArea'>>({ basis: { const: 'byArea' }, areaSquareMetres: figure }, { projectType }),
  objectOf<SubjectOf<'byContractCost'>>({
    basis: { const: 'byContractCost' },
    costFen: whole,
    projectType,
    labourType: oneOf(labourTypes),
    qualification: oneOf(constructionQualifications),
  }),
  objectOf<SubjectOf<'perPool'>>({
    basis: { const: 'perPool' },
    pools: listOf(objectOf<RatedPools>({ areaSquareMetres: figure, count: whole })),
  }),
  objectOf<SubjectOf<'perVehicle'>>(
    { basis: { const: 'perVehicle' }, ...ratedVehicle },
    { others: listOf(objectOf<RatedVehicle>(ratedVehicle)) },
  ),
  objectOf<SubjectOf<'perHouse'>>({ basis: { const: 'perHouse' }, areaSquareMetres: figure }),
);

const line = objectOf<LineQuote>({
  occupationCode: text,
  occupationName: text,
  occupationClass,
  heads: whole,
  chargedHeads: whole,
  unitPremium: decimal,
  premium: decimal,
});

const subject = objectOf<SubjectQuote>({
  basis: wordOf<RatingSubject['basis']>({
    byArea: true,
    byContractCost: true,
    perPool: true,
    perVehicle: true,
    perHouse: true,
  }),
  quantity: whole,
  unitPremium: decimal,
  premium: decimal,
});

const scheme = anyOf(
  objectOf<Extract<SchemeQuote, { status: 'priced' }>>(
    { status: { const: 'priced' }, schemeId: text, lines: listOf(line), premium: decimal, heads: whole },
    { subject },
  ),
  objectOf<Extract<SchemeQuote, { status: 'unpriced' }>>({
    status: { const: 'unpriced' },
    schemeId: text,
    problems: listOf(problem),
  }),
);

const traceStep = objectOf<TraceStep>(
  {
    schemeId: text,
    occupationClass: orNull(occupationClass),
    step: wordOf<TraceStepKind>({
      clause: true,
      area: true,
      contractCost: true,
      pool: true,
      vehicle: true,
      house: true,
      shortPeriod: true,
      projectType: true,
      useAttribute: true,
      payoutRatio: true,
      disability: true,
      accident: true,
      deductible: true,
      plan: true,
      discount: true,
      round: true,
      heads: true,
      quantity: true,
      surcharge: true,
      total: true,
    }),
    label: text,
    value: text,
    result: decimal,
  },
  { place: whole },
);

const summedFields = {
  totalFen: orNull(whole),
  heads: whole,
  schemes: listOf(scheme),
  discount: objectOf<SummedQuote['discount']>({
    reached: orNull(discountTierShape),
    next: orNull(
      objectOf<NonNullable<SummedQuote['discount']['next']>>({ tier: discountTierShape, personsToGo: whole }),
    ),
  }),
  trace: listOf(traceStep),
};

const summedOptional = {
  applyQuantity: whole,
  surcharges: listOf(objectOf<SurchargeQuote>({ clauseCode: text, label: text, premium: decimal })),
  coInsurers: listOf(objectOf<CoInsurerShare>({ code: text, name: text, share: decimal, premiumFen: whole })),
  problems: listOf(problem),
};

/** JSON Schema of the price of a draft, including every step of the price calculation. */
export const quoteShape: JsonSchema = alsoWith(
  objectOf<Quote>(summedFields, {
    ...summedOptional,
    alternatives: listOf(objectOf<SummedQuote>(summedFields, summedOptional)),
  }),
  {
    durationInfoBean: objectOf<ReturnType<typeof durationInfoOf>>({ duration: whole, durationUnit: text }),
    clausePremium: recordOf('^\\d+$', recordOf('', decimal)),
    premiumRateList: listOf(
      objectOf<{ planCode: string; premiumRate: string }>({ planCode: text, premiumRate: decimal }),
    ),
    clauses: listOf(
      objectOf<ReturnType<typeof clausesOf>[number]>({
        clauseCode: text,
        insuredSet: whole,
        insuredUnit: text,
        nameStr: text,
      }),
    ),
    rules: objectOf<ReturnType<typeof rulesOf>>({ rounding: text, maxRoleNum: whole, repeatPremiumRate: flag }),
    minRoleNum: whole,
    groupJobInfo: objectOf<ReturnType<typeof groupJobInfoOf>>({ jobType: text, basis: text }),
  },
);
