import { errorAt, type Problem } from '../problem/problem.ts';
import type { Quote } from '../rating/quotation.ts';

/** Reports a total of 0, which can be neither paid nor insured; it prevents an order and a quotation. */
export const orderPriceProblems = ({ totalFen }: Pick<Quote, 'totalFen'>): readonly Problem<'premiumZero'>[] =>
  totalFen === 0 ? [errorAt('total', 'premiumZero')] : [];
