import { errorAt, type Problem } from '../problem/problem.ts';
import type { Quote } from '../rating/quotation.ts';

/** Prevents an order or quotation with a total of 0, which can be neither paid nor insured. */
export const orderPriceProblems = ({ totalFen }: Pick<Quote, 'totalFen'>): readonly Problem<'premiumZero'>[] =>
  totalFen === 0 ? [errorAt('total', 'premiumZero')] : [];
