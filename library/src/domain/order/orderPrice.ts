import { errorAt, type Problem } from '../problem/problem.ts';
import type { Quote } from '../rating/quotation.ts';

/**
 * Reports a problem when the total is 0. Such an order can be neither paid nor insured, so neither an order nor a
 * quotation is made.
 */
export const orderPriceProblems = ({ totalFen }: Pick<Quote, 'totalFen'>): readonly Problem<'premiumZero'>[] =>
  totalFen === 0 ? [errorAt('total', 'premiumZero')] : [];
