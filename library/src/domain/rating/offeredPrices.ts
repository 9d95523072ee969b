import type { Quote, SummedQuote } from './quotation.ts';

/** The prices of which a customer pays one: those of the alternatives, or the price of all schemes together. */
export const offeredPricesOf = (quote: Quote): readonly SummedQuote[] => quote.alternatives ?? [quote];

/** True when everything that a quote offers has a price above 0, so that it can be saved as a quotation. */
export const isPriced = (quote: Quote): boolean =>
  offeredPricesOf(quote).every(({ totalFen }) => totalFen !== null && totalFen > 0);
