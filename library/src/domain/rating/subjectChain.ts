import { errorAt, type Problem } from '../problem/problem.ts';
import { byArea } from './byArea.ts';
import { byContractCost } from './byContractCost.ts';
import { periodFactorOf, schemeFactorsOf } from './factors.ts';
import { perHouse } from './perHouse.ts';
import { perPool } from './perPool.ts';
import { perVehicle } from './perVehicle.ts';
import type { PremiumChain } from './premiumChain.ts';
import type { RatingContext } from './ratingContext.ts';
import type { RatingSubject } from './subject.ts';
import type { SubjectRule } from './subjectRule.ts';

function rated(context: RatingContext, subject: RatingSubject): ReturnType<SubjectRule<'byArea'>> {
  switch (subject.basis) {
    case 'byArea':
      return byArea(context, subject);
    case 'byContractCost':
      return byContractCost(context, subject);
    case 'perPool':
      return perPool(context, subject);
    case 'perVehicle':
      return perVehicle(context, subject);
    default:
      return perHouse(context, subject);
  }
}

/**
 * The calculation of the premium of a subject: the base amounts, the factor for the months of cover, then the factors
 * of the basis and of the scheme. The base amounts are added exactly; only the result is rounded. If the subject can't
 * be priced, returns the problems.
 */
export function subjectChainOf(context: RatingContext): PremiumChain | { readonly problems: readonly Problem[] } {
  const { product, draft } = context;
  if (draft.schemes.length > 1) return { problems: [errorAt('planCode', 'singleSchemeOnly')] };
  if (draft.subject?.basis !== product.basis) return { problems: [errorAt('subject', 'subjectMissing')] };
  const found = rated(context, draft.subject);
  const period = periodFactorOf(context);
  if ('problems' in found) return found;
  if ('problem' in period) return { problems: [period.problem] };
  return {
    bases: found.bases,
    factors: [period, ...found.factors, ...schemeFactorsOf(context)],
    rounding: product.rounding,
  };
}
