import type { Fen } from '../money/fen.ts';
import type { DiscountTier } from '../product/productDefinition.ts';
import type { Quote, SchemeQuote } from './quotation.ts';

/** One reason why a price is another than before. */
export type PriceChangeCause =
  | { readonly kind: 'heads'; readonly schemeId: string; readonly from: number; readonly to: number }
  | { readonly kind: 'discount'; readonly from: DiscountTier | null; readonly to: DiscountTier | null }
  | { readonly kind: 'schemeAdded' | 'schemeRemoved' | 'terms'; readonly schemeId: string };

/** How a price differs from the one before, and why. */
export interface PriceChange {
  /** Positive: dearer. */
  readonly differenceFen: Fen;
  readonly causes: readonly PriceChangeCause[];
}

type PricedScheme = Extract<SchemeQuote, { status: 'priced' }>;

const pricedById = (quote: Quote) =>
  new Map(
    quote.schemes.flatMap((scheme): [string, PricedScheme][] =>
      scheme.status === 'priced' ? [[scheme.schemeId, scheme]] : [],
    ),
  );

/** What a scheme's terms cost by class, apart from the discount that all share: a change here isn't a change of heads. */
function termsOf(quote: Quote, schemeId: string): ReadonlyMap<string, string> {
  const steps = quote.trace.filter(
    (step) => step.schemeId === schemeId && step.step !== 'discount' && step.step !== 'round' && step.step !== 'heads',
  );
  const byClass = new Map<string, string>();
  for (const { occupationClass, step, label, value } of steps) {
    const key = String(occupationClass);
    byClass.set(key, `${byClass.get(key) ?? ''}|${step}:${label}:${value}`);
  }
  return byClass;
}

function schemeCauses(before: Quote, after: Quote): PriceChangeCause[] {
  const [old, now] = [pricedById(before), pricedById(after)];
  const causes: PriceChangeCause[] = [];
  for (const [schemeId, scheme] of now) {
    const earlier = old.get(schemeId);
    if (!earlier) causes.push({ kind: 'schemeAdded', schemeId });
    else {
      if (earlier.heads !== scheme.heads)
        causes.push({ kind: 'heads', schemeId, from: earlier.heads, to: scheme.heads });
      const earlierTerms = termsOf(before, schemeId);
      const isSame = [...termsOf(after, schemeId)].every(([key, terms]) => (earlierTerms.get(key) ?? terms) === terms);
      if (!isSame) causes.push({ kind: 'terms', schemeId });
    }
  }
  for (const schemeId of old.keys()) if (!now.has(schemeId)) causes.push({ kind: 'schemeRemoved', schemeId });
  return causes;
}

/** The difference of two totals and its causes; null where either has no total or both are the same. */
export function priceChangeOf(before: Quote, after: Quote): PriceChange | null {
  if (before.totalFen === null || after.totalFen === null || before.totalFen === after.totalFen) return null;
  const causes = schemeCauses(before, after);
  const [from, to] = [before.discount.reached, after.discount.reached];
  if ((from?.discount ?? '1') !== (to?.discount ?? '1')) causes.push({ kind: 'discount', from, to });
  return { differenceFen: after.totalFen - before.totalFen, causes };
}
