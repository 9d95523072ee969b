import type { Fen } from '../money/fen.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { Quote, SummedQuote } from './quotation.ts';

/** One of the alternatives of a quotation, with its price. */
export interface OfferedAlternative {
  readonly schemeId: string;
  /** Name of the scheme. */
  readonly name: string;
  /** Number of persons. It is 0 when the premium isn't computed per person. */
  readonly heads: number;
  readonly totalFen: Fen;
}

/**
 * The prices from which the customer can choose: the prices of the alternatives. If the schemes aren't alternatives,
 * the only price is the price of all schemes together.
 */
const offeredPricesOf = (quote: Quote): readonly SummedQuote[] => quote.alternatives ?? [quote];

/** True when every offered price is above 0. The quote can then be saved as a quotation. */
export const isPriced = (quote: Quote): boolean =>
  offeredPricesOf(quote).every(({ totalFen }) => totalFen !== null && totalFen > 0);

/**
 * The alternatives of a quote with the names of their schemes, in the order of the schemes. The list is empty when the
 * schemes are insured together. Alternatives without a price are left out.
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
