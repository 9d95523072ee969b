import type { Fen } from '../money/fen.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { Quote, SummedQuote } from './quotation.ts';

/** One of the alternatives of a quotation, with its price. */
export interface OfferedAlternative {
  readonly schemeId: string;
  /** Name of the scheme. */
  readonly name: string;
  /** Number of persons; 0 when the premium isn't computed per person. */
  readonly heads: number;
  readonly totalFen: Fen;
}

/** The prices of which a customer pays one: those of the alternatives, or the price of all schemes together. */
const offeredPricesOf = (quote: Quote): readonly SummedQuote[] => quote.alternatives ?? [quote];

/** True when everything that a quote offers has a price above 0, so that it can be saved as a quotation. */
export const isPriced = (quote: Quote): boolean =>
  offeredPricesOf(quote).every(({ totalFen }) => totalFen !== null && totalFen > 0);

/**
 * The alternatives of a quote with the names of their schemes, in the order of the schemes; empty when the schemes are
 * insured together. An alternative without a price is left out.
 */
export function offeredAlternativesOf(
  schemes: readonly Pick<Scheme, 'id' | 'name'>[],
  { alternatives = [] }: Quote,
): readonly OfferedAlternative[] {
  const names = new Map(schemes.map(({ id, name }) => [id, name]));
  return alternatives.flatMap(({ totalFen, heads, schemes: [scheme] }) => {
    const schemeId = scheme?.schemeId ?? '';
    return totalFen === null ? [] : [{ schemeId, name: names.get(schemeId) ?? '', heads, totalFen }];
  });
}
