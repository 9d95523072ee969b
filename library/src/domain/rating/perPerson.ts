import { Big } from 'big.js';

import type { OccupationClass } from '../occupation/occupationClass.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';
import { periodFactorOf, schemeFactorsOf } from './factors.ts';
import type { ChainBase, PremiumChain } from './premiumChain.ts';
import type { RatingContext } from './ratingContext.ts';

/**
 * The calculation of the premium of one person of an occupation class. The annual amounts of the clauses (sum insured ×
 * rate) are added. The sum is multiplied by the factor for the months of cover and by all other factors. Only the
 * result is rounded (domain rules §4, steps 1 to 3). If a clause has a flat premium for the months of cover, this
 * premium replaces the annual amount and isn't multiplied by the factor for the months. Returns a problem when a clause
 * has no price for the class, or when the months have no factor.
 */
export function personChainOf(
  context: RatingContext,
  occupationClass: OccupationClass,
): PremiumChain | { readonly problem: Problem } {
  const bases: ChainBase[] = [];
  for (const { code, sumInsured } of context.scheme.clauses) {
    const base = clauseBaseOf(context, code, sumInsured, occupationClass);
    if ('problem' in base) return base;
    bases.push(base);
  }
  const period = periodFactorOf(context);
  if ('problem' in period) return period;
  const discount = { step: 'discount', label: '', rate: context.discount } as const;
  return { bases, factors: [period, ...schemeFactorsOf(context), discount], rounding: context.product.rounding };
}

function clauseBaseOf(
  { base, draft }: RatingContext,
  code: string,
  sumInsured: number,
  occupationClass: OccupationClass,
): ChainBase | { readonly problem: Problem } {
  const clause = base.plan.clauses.find((candidate) => candidate.code === code);
  const flat = ownValue(clause?.premiums, String(draft.months))?.[occupationClass];
  const rate = clause?.ratesPerMille?.[occupationClass];
  if (!clause || (flat === undefined && rate === undefined)) {
    return {
      problem: errorAt('occupations', 'classNotCovered', { class: occupationClass, clause: clause?.name ?? '' }),
    };
  }
  const [step, label] = ['clause', clause.name] as const;
  if (flat !== undefined) return { step, label, value: flat, amount: new Big(flat), isFlat: true };
  const amount = new Big(sumInsured).times(rate ?? 0).times('0.001');
  return { step, label, value: `${sumInsured}×${rate}‰`, amount, isFlat: false };
}
