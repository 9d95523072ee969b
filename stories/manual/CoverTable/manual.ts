import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Tells what a product covers: each liability in words, its deductible, its sums insured, and which plan has it.',
  goodFor: ['a product page, or a page that an agent shows to a customer'],
  insteadOf: [['`PlanComparison`', 'schemes that were configured are compared']],
  keyboard: [],
  accessibility: [
    'A table with headers of rows and columns; on a phone each liability is a card with the plans as labels.',
    'Included, optional and missing covers are told apart in words.',
  ],
};
