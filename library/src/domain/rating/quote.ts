import { Big } from 'big.js';

import { toCents } from '../money/rounding.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import { ratingBaseOf } from '../scheme/ratingBase.ts';
import type { QuotableScheme } from '../scheme/scheme.ts';
import { coInsurerSharesOf } from './coInsurance.ts';
import { discountTierFor } from './discountTier.ts';
import { headsProblems, quantityProblems } from './inputProblems.ts';
import { chargedHeadsOf, personSchemePriceOf } from './personScheme.ts';
import { tracedPremiumOf } from './premiumChain.ts';
import type { QuotableDraft, Quote, SchemeQuote, SummedQuote, SurchargeQuote, TraceStep } from './quotation.ts';
import type { RatingContext } from './ratingContext.ts';
import { subjectChainOf } from './subjectChain.ts';
import { surchargesOf } from './surcharges.ts';

/**
 * Computes the price of a draft from the data of its product (domain rules §4). The browser uses this function to show
 * a price at once. The server uses it too, and only the server's result is binding. If a scheme can't be priced, it
 * gets problems instead, and the other schemes are still priced. Amounts are exact decimals. The premium of a unit is
 * rounded as the product defines, and the total is rounded to whole fen. If the schemes are alternatives, each is
 * priced as if it were the only scheme, with its own number of persons, discount and surcharges.
 */
export function quote(product: ProductDefinition, draft: QuotableDraft): Quote {
  if (draft.schemeRelation !== 'alternatives' || draft.schemes.length < 2) return summedQuote(product, draft);
  const alternatives = draft.schemes.map((scheme) => summedQuote(product, { ...draft, schemes: [scheme] }));
  const problems = alternatives.flatMap((alternative) => alternative.problems ?? []);
  return {
    totalFen: null,
    heads: Math.max(...alternatives.map(({ heads }) => heads)),
    applyQuantity: draft.applyQuantity,
    schemes: alternatives.flatMap(({ schemes }) => schemes),
    discount: { reached: null, next: null },
    alternatives,
    ...(problems.length > 0 ? { problems } : {}),
    trace: [],
  };
}

/** Prices schemes that are insured together. The discount depends on the persons of all schemes. */
function summedQuote(product: ProductDefinition, draft: QuotableDraft): SummedQuote {
  const heads = draft.schemes.reduce((sum, scheme) => sum + headsOf(product, scheme), 0);
  const discount = discountTierFor(heads, product.discountTiers);
  const trace: TraceStep[] = [];
  const schemes = draft.schemes.map((scheme) =>
    schemeQuoteOf(product, draft, scheme, discount.reached?.discount ?? '1', trace),
  );
  const common = { heads, applyQuantity: draft.applyQuantity, schemes, discount, trace };

  let total = new Big(0);
  for (const scheme of schemes) {
    if (scheme.status === 'unpriced') return { totalFen: null, ...common };
    total = total.plus(scheme.premium);
  }
  const surcharges = surchargesOf(product, draft.schemes);
  total = withSurcharges(total, surcharges, trace);

  const payable = toCents(total);
  const totalFen = Number(payable.times(100).toFixed(0));
  if (!Number.isSafeInteger(totalFen)) {
    return { totalFen: null, ...common, problems: [errorAt('total', 'amountTooLarge')] };
  }
  trace.push(orderStep('total', '', total.toFixed(), payable.toFixed(2)));
  return {
    totalFen,
    ...common,
    ...(surcharges.length > 0 ? { surcharges } : {}),
    ...(product.coInsurers ? { coInsurers: coInsurerSharesOf(product.coInsurers, totalFen) } : {}),
  };
}

const headsOf = (product: ProductDefinition, scheme: QuotableScheme) =>
  product.basis === 'perPerson' && headsProblems(scheme.occupations).length === 0
    ? scheme.occupations.reduce((sum, line) => sum + chargedHeadsOf(product, line.heads), 0)
    : 0;

const orderStep = (step: TraceStep['step'], label: string, value: string, result: string): TraceStep => ({
  schemeId: '',
  occupationClass: null,
  step,
  label,
  value,
  result,
});

function withSurcharges(premium: Big, surcharges: readonly SurchargeQuote[], trace: TraceStep[]): Big {
  let total = premium;
  for (const { label, premium: surcharge } of surcharges) {
    total = total.plus(surcharge);
    trace.push(orderStep('surcharge', label, surcharge, total.toFixed()));
  }
  return total;
}

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
  const input = [...quantityProblems(product, draft.applyQuantity), ...headsProblems(scheme.occupations)];
  const found = ratingBaseOf(product, scheme);
  if ('problems' in found) return unpriced([...input, ...found.problems]);
  if (input.length > 0) return unpriced(input);

  const context: RatingContext = { product, draft, scheme, base: found.base, discount };
  if (product.basis !== 'perPerson') return subjectQuoteOf(context, trace);
  const price = personSchemePriceOf(context);
  if ('problems' in price) return unpriced(price.problems);
  for (const step of price.steps) trace.push(step);
  const heads = price.lines.reduce((sum, line) => sum + line.chargedHeads, 0);
  return { status: 'priced', schemeId: scheme.id, lines: price.lines, premium: price.premium.toFixed(), heads };
}

function subjectQuoteOf(context: RatingContext, trace: TraceStep[]): SchemeQuote {
  const { draft, scheme } = context;
  const chain = subjectChainOf(context);
  if ('problems' in chain) return { status: 'unpriced', schemeId: scheme.id, problems: chain.problems };
  const unit = tracedPremiumOf(chain, scheme.id, null);
  const premium = unit.premium.times(draft.applyQuantity).toFixed();
  trace.push(...unit.steps, {
    ...orderStep('quantity', '', String(draft.applyQuantity), premium),
    schemeId: scheme.id,
  });
  const subject = {
    basis: draft.subject?.basis ?? 'byArea',
    quantity: draft.applyQuantity,
    unitPremium: unit.premium.toFixed(),
    premium,
  };
  return { status: 'priced', schemeId: scheme.id, lines: [], subject, premium, heads: 0 };
}
