import type { OccupationClass } from '../occupation/occupationClass.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { FactorOption } from '../product/productDefinition.ts';
import { ownValue } from '../record/ownValue.ts';
import { schemeRateOf } from './lowestRate.ts';
import type { ChainFactor } from './premiumChain.ts';
import type { FactorStepKind } from './quotation.ts';
import type { RatingContext } from './ratingContext.ts';

/**
 * The factor of the short-period table for the months of cover. Returns a problem when the table doesn't contain this
 * number of months.
 */
export function periodFactorOf({ product, draft }: RatingContext): ChainFactor | { readonly problem: Problem } {
  const months = String(draft.months);
  const rate = ownValue(product.shortPeriodRates, months);
  return rate === undefined
    ? { problem: errorAt('months', 'durationUnknown') }
    : { step: 'shortPeriod', label: months, rate };
}

/**
 * The factors of a scheme, in the order of the calculation. A factor for which the scheme has no option is left out.
 * Factors by occupation class are used only by products with the feature `repeatPremiumRate` (specification §9).
 */
export function schemeFactorsOf({ product, base, scheme }: RatingContext): readonly ChainFactor[] {
  const { repeatPremiumRate } = product.features;
  const classes = new Set<OccupationClass>(scheme.occupations.map((line) => line.occupationClass));
  const factorOf = (step: FactorStepKind, option: FactorOption | null): readonly ChainFactor[] =>
    option
      ? [{ step, label: option.label, rate: repeatPremiumRate ? schemeRateOf(option, classes) : option.rate }]
      : [];
  return [
    ...factorOf('payoutRatio', base.payoutRatio),
    ...factorOf('disability', base.disabilityTable),
    ...factorOf('accident', base.accidentRate),
    ...factorOf('deductible', base.deductible),
    { step: 'plan', label: base.plan.name, rate: base.plan.rate },
  ];
}
