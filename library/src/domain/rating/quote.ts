import { Big } from 'big.js';

import { toCents } from '../money/rounding.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { OccupationLine } from '../scheme/scheme.ts';
import { discountTierFor } from './discountTier.ts';
import type { LineQuote, QuotableDraft, QuotableScheme, Quote, SchemeQuote, TraceStep } from './quotation.ts';
import { ratingBaseOf } from './ratingBase.ts';
import { type UnitContext, unitPremiumOf } from './unitPremium.ts';

/**
 * The price of a draft on the per-person basis (domain rules §4): the same arithmetic in the browser, at once, and on
 * the server, with authority. A scheme that can't be priced says why and leaves the others their price.
 * Amounts are exact decimals until the payable total, whole fen.
 */
export function quote(product: ProductDefinition, draft: QuotableDraft): Quote {
  const heads = draft.schemes.reduce((sum, scheme) => sum + headsOf(product, scheme), 0);
  const discount = discountTierFor(heads, product.discountTiers);
  const trace: TraceStep[] = [];
  const schemes = draft.schemes.map((scheme) =>
    schemeQuoteOf(product, draft, scheme, discount.reached?.discount ?? '1', trace),
  );

  let total: Big | null = new Big(0);
  for (const scheme of schemes) {
    total = total && scheme.status === 'priced' ? total.plus(scheme.premium) : null;
  }
  if (total) {
    const payable = toCents(total);
    trace.push({
      schemeId: '',
      occupationClass: null,
      step: 'total',
      label: '',
      value: total.toFixed(),
      result: payable.toFixed(2),
    });
    return { totalFen: Number(payable.times(100).toFixed(0)), heads, schemes, discount, trace };
  }
  return { totalFen: null, heads, schemes, discount, trace };
}

/** Heads that a line is charged for: a count of 0 becomes 1 unless the product is AX (specification §5). */
export const chargedHeadsOf = (product: ProductDefinition, heads: number): number =>
  heads === 0 && !product.features.ax ? 1 : heads;

const headsOf = (product: ProductDefinition, scheme: QuotableScheme) =>
  scheme.occupations.reduce((sum, line) => sum + chargedHeadsOf(product, line.heads), 0);

function schemeQuoteOf(
  product: ProductDefinition,
  draft: QuotableDraft,
  scheme: QuotableScheme,
  discount: string,
  trace: TraceStep[],
): SchemeQuote {
  const unpriced = (problems: readonly Problem[]): SchemeQuote => ({
    status: 'unpriced',
    schemeId: scheme.id,
    problems,
  });
  const found = ratingBaseOf(product, scheme);
  if ('problems' in found) return unpriced(found.problems);
  if (scheme.occupations.length === 0) return unpriced([errorAt('occupations', 'occupationMissing')]);

  const context: UnitContext = { product, scheme, base: found.base, months: draft.months, discount };
  const units = unitPremiumsOf(context);
  if ('problems' in units) return unpriced(units.problems);

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
  trace.push(...steps);
  const heads = lines.reduce((sum, line) => sum + line.chargedHeads, 0);
  return { status: 'priced', schemeId: scheme.id, lines, premium: premium.toFixed(), heads };
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
  context: UnitContext,
):
  | { readonly byClass: ReadonlyMap<OccupationClass, Big>; readonly steps: TraceStep[] }
  | { readonly problems: readonly Problem[] } {
  const byClass = new Map<OccupationClass, Big>();
  const steps: TraceStep[] = [];
  const problems: Problem[] = [];
  const classes = new Set(context.scheme.occupations.map((line) => line.occupationClass));
  for (const occupationClass of [...classes].toSorted((a, b) => a - b)) {
    const unit = unitPremiumOf(context, occupationClass);
    if ('problem' in unit) problems.push(unit.problem);
    else {
      byClass.set(occupationClass, unit.premium);
      steps.push(...unit.steps);
    }
  }
  return problems.length > 0 ? { problems } : { byClass, steps };
}
