import { Big } from 'big.js';

import type { OccupationClass } from '../occupation/occupationClass.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { OccupationLine } from '../scheme/scheme.ts';
import { personChainOf } from './perPerson.ts';
import { tracedPremiumOf } from './premiumChain.ts';
import type { LineQuote, TraceStep } from './quotation.ts';
import type { RatingContext } from './ratingContext.ts';

/** The price of all persons of a scheme, and the price of each occupation line. */
export interface PersonSchemePrice {
  readonly lines: readonly LineQuote[];
  readonly premium: Big;
  readonly steps: readonly TraceStep[];
}

/**
 * Number of charged persons of an occupation line. 0 persons are charged as 1, except in AX products (specification
 * §5).
 */
export const chargedHeadsOf = (product: Pick<ProductDefinition, 'features'>, heads: number): number =>
  heads === 0 && !product.features.ax ? 1 : heads;

/**
 * Prices the occupation lines of a scheme. Within a scheme, the premium of a person depends only on the occupation
 * class, so it is computed once for each class. If the scheme can't be priced, returns the problems.
 */
export function personSchemePriceOf(
  context: RatingContext,
): PersonSchemePrice | { readonly problems: readonly Problem[] } {
  const { product, draft, scheme } = context;
  if (scheme.occupations.length === 0) return { problems: [errorAt('occupations', 'occupationMissing')] };
  const units = unitPremiumsOf(context);
  if ('problems' in units) return units;

  const steps: TraceStep[] = units.steps;
  const lines: LineQuote[] = [];
  let premium = new Big(0);
  for (const line of scheme.occupations) {
    const unit = units.byClass.get(line.occupationClass) ?? new Big(0);
    const priced = linePremiumOf(product, draft.applyQuantity, line, unit);
    premium = premium.plus(priced.premium);
    lines.push(priced);
    steps.push({
      schemeId: scheme.id,
      occupationClass: line.occupationClass,
      step: 'heads',
      label: line.name,
      value: String(priced.chargedHeads * draft.applyQuantity),
      result: priced.premium,
    });
  }
  return { lines, premium, steps };
}

function linePremiumOf(product: ProductDefinition, quantity: number, line: OccupationLine, unit: Big): LineQuote {
  const chargedHeads = chargedHeadsOf(product, line.heads);
  return {
    occupationCode: line.code,
    occupationName: line.name,
    occupationClass: line.occupationClass,
    heads: line.heads,
    chargedHeads,
    unitPremium: unit.toFixed(),
    premium: unit.times(chargedHeads).times(quantity).toFixed(),
  };
}

function unitPremiumsOf(
  context: RatingContext,
):
  | { readonly byClass: ReadonlyMap<OccupationClass, Big>; readonly steps: TraceStep[] }
  | { readonly problems: readonly Problem[] } {
  const byClass = new Map<OccupationClass, Big>();
  const steps: TraceStep[] = [];
  const problems: Problem[] = [];
  const classes = new Set(context.scheme.occupations.map((line) => line.occupationClass));
  for (const occupationClass of [...classes].sort((a, b) => a - b)) {
    const chain = personChainOf(context, occupationClass);
    if ('problem' in chain) problems.push(chain.problem);
    else {
      const unit = tracedPremiumOf(chain, context.scheme.id, occupationClass);
      byClass.set(occupationClass, unit.premium);
      steps.push(...unit.steps);
    }
  }
  return problems.length > 0 ? { problems } : { byClass, steps };
}
