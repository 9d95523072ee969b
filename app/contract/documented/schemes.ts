import { classOfJobType, jobTypeOf, noOccupationJobType } from '@tuanbao/library/domain/enumeration/jobType';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import type { FactorOption, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { ContradictionError } from '../wire/contradiction.ts';
import type { PersonWire, SchemeWire } from '../wire/draft.schema.ts';
import { agreed } from './agreed.ts';
import type { DraftPayload, ProfessionPayload, SchemePayload } from './draft.schema.ts';
import { answeredPerson } from './persons.ts';

/**
 * Value of the field `expend` of every profession. The specification gives this value to `expendNum` of the default
 * occupation (000 §9).
 */
const defaultExpend = 3;

type Product = ProductDefinition | null;

const rateOf = (options: readonly FactorOption[] | undefined, chosen: string): string =>
  options?.find(({ code }) => code === chosen)?.rate ?? '';

/**
 * Returns the factors of a scheme as the specification has them: the chosen codes, and the rate of the chosen
 * deductible.
 */
export const factorRateOf = (scheme: SchemeWire, product: Product) => ({
  planCode: scheme.planCode,
  planCodes: scheme.planCode === '' ? [] : [scheme.planCode],
  accidentRate: scheme.accidentRate,
  disabledRate: scheme.disabledRate,
  deductible: scheme.deductible,
  deductibleRate: rateOf(product?.deductibles, scheme.deductible),
});

const place = (schemeId: string, code: string): string => JSON.stringify([schemeId, code]);

/**
 * Returns the persons whose occupation isn't in their scheme. In a response, these persons are listed in the applicant,
 * and all other persons in their occupations.
 */
export function unplaced(schemes: readonly SchemeWire[], persons: readonly PersonWire[]): readonly PersonWire[] {
  const places = new Set(
    schemes.flatMap(({ schemeId, professions }) => professions.map(({ code }) => place(schemeId, code))),
  );
  return persons.filter(({ productCombId, occupationCode }) => !places.has(place(productCombId, occupationCode)));
}

/** Returns the clauses of a scheme, each with its name, its sum insured and the unit of the sum. */
export const clausesOf = ({ planCode, planList }: SchemeWire, product: Product) => {
  const known = product?.plans.find(({ code }) => code === planCode)?.clauses ?? [];
  return planList.map(({ clauseCode, insuredSet }) => ({
    clauseCode,
    insuredSet,
    insuredUnit: '元',
    nameStr: known.find(({ code }) => code === clauseCode)?.name ?? '',
  }));
};

/** Returns a scheme with every field that the specification names. */
export function answeredScheme(scheme: SchemeWire, product: Product, persons: readonly PersonWire[]) {
  const { planCodes, deductibleRate, ...rates } = factorRateOf(scheme, product);
  const members = persons.filter(({ productCombId }) => productCombId === scheme.schemeId);
  const odds = rateOf(product?.payoutRatios, scheme.payoutRatio);
  return {
    ...scheme,
    planCodes,
    deductibleRate,
    ...(odds !== '' && { freeOdds: Number(odds) }),
    factorRate: { ...rates, planCodes, deductibleRate },
    withPlanList: planCodes.map((planCode) => ({
      planCode,
      clauseList: scheme.planList.map(({ clauseCode }) => clauseCode),
    })),
    planList: clausesOf(scheme, product),
    professions: scheme.professions.map((profession) => ({
      ...profession,
      expend: defaultExpend,
      jobCode: profession.code,
      jobType: jobTypeOf(profession.val as OccupationClass),
      jobDesc: profession.des,
      personsInfo: members.filter(({ occupationCode }) => occupationCode === profession.code).map(answeredPerson),
    })),
  };
}

/**
 * Returns the occupation class of a job type; null if the job type is empty or stands for persons without an
 * occupation.
 * @throws ContradictionError when the job type is unknown
 */
function classIn(jobType: string, path: string): OccupationClass | null {
  const occupationClass = classOfJobType(jobType);
  if (occupationClass === null && jobType !== '' && jobType !== noOccupationJobType) {
    throw new ContradictionError('fieldsDiffer', `${path}.jobType`);
  }
  return occupationClass;
}

function professionOf(profession: ProfessionPayload, path: string): SchemeWire['professions'][number] {
  const ofType = classIn(profession.jobType ?? '', path);
  const stated = profession.val === undefined ? undefined : Number(profession.val);
  const occupationClass = agreed(`${path}.val`, stated, ofType);
  if (occupationClass === undefined || !Number.isInteger(occupationClass)) {
    throw new ContradictionError('fieldsDiffer', `${path}.val`);
  }
  return {
    code: agreed(`${path}.code`, profession.code, profession.jobCode) ?? '',
    des: agreed(`${path}.des`, profession.des, profession.jobDesc) ?? '',
    val: occupationClass,
    num: profession.num ?? profession.personsInfo?.length ?? 0,
  };
}

/**
 * Returns the code of the payout ratio that a scheme chooses by `payoutRatio`, by `freeOdds` or by both. If the product
 * has no payout ratio with the rate or code in `freeOdds`, `freeOdds` itself is returned as text. Empty if the scheme
 * chooses no payout ratio.
 */
function payoutRatioOf({ payoutRatio, freeOdds }: SchemePayload, product: Product, path: string): string {
  const option = product?.payoutRatios.find(
    ({ code, rate }) => code === freeOdds || (freeOdds !== '' && Number(rate) === Number(freeOdds)),
  );
  const ofOdds = freeOdds === undefined || freeOdds === '' ? undefined : (option?.code ?? String(freeOdds));
  return agreed(`${path}.freeOdds`, payoutRatio, ofOdds) ?? '';
}

/**
 * Converts a scheme of a payload. If the scheme has no id, its position in the draft, from 1, becomes its id.
 *
 * @param ofDraft plan and factors that the payload gives directly in the draft; they apply to the first scheme of the
 * draft
 * @throws ContradictionError when the payload gives a value in two fields and the two differ, or when a profession has
 * no valid occupation class
 */
export function receivedScheme(
  scheme: SchemePayload,
  product: Product,
  at: number,
  ofDraft: Pick<DraftPayload, 'planCode' | 'factorRate'>,
): SchemeWire {
  const path = `schemes.${at}`;
  const { factorRate } = scheme;
  const chosen = (name: 'accidentRate' | 'disabledRate' | 'deductible') =>
    agreed(`${path}.${name}`, scheme[name], factorRate?.[name], ofDraft.factorRate?.[name]) ?? '';
  const plans = [factorRate?.planCode, ...(factorRate?.planCodes ?? []), ...(scheme.planCodes ?? []), ofDraft.planCode];
  return {
    schemeId: scheme.schemeId || String(at + 1),
    schemeName: scheme.schemeName ?? `保障计划${at + 1}`,
    planCode: agreed(`${path}.planCode`, scheme.planCode, ...plans, ofDraft.factorRate?.planCode) ?? '',
    planList: (scheme.planList ?? []).map(({ clauseCode, insuredSet }) => ({ clauseCode, insuredSet })),
    deductible: chosen('deductible'),
    payoutRatio: payoutRatioOf(scheme, product, path),
    disabledRate: chosen('disabledRate'),
    accidentRate: chosen('accidentRate'),
    professions: (scheme.professions ?? []).map((profession, index) =>
      professionOf(profession, `${path}.professions.${index}`),
    ),
  };
}
