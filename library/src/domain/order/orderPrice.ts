import { errorAt, type Problem } from '../problem/problem.ts';
import type { Quote } from '../rating/quotation.ts';

/**
 * Reports a problem when the total, or the total of an alternative, is 0. A cover without a price can be neither paid
 * nor insured, so neither an order nor a quotation may be created.
 */
export const orderPriceProblems = ({
  totalFen,
  alternatives = [],
}: Pick<Quote, 'totalFen' | 'alternatives'>): readonly Problem<'premiumZero'>[] =>
  totalFen === 0 || alternatives.some((alternative) => alternative.totalFen === 0)
    ? [errorAt('total', 'premiumZero')]
    : [];
