import { errorAt, type Problem } from '../problem/problem.ts';
import type { Quote } from '../rating/quotation.ts';

/** What keeps a priced draft from becoming an order or a quotation: a total of 0 can't be paid, nor insured. */
export const orderPriceProblems = ({ totalFen }: Pick<Quote, 'totalFen'>): readonly Problem<'premiumZero'>[] =>
  totalFen === 0 ? [errorAt('total', 'premiumZero')] : [];
