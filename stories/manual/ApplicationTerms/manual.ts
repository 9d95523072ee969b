import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Tells who may be insured, where, when and for how long (投保须知), from the definition of the product.',
  goodFor: ['a product page, or a page before an order is written'],
  insteadOf: [['`ExclusionList`', 'the cases are told in which the insurer does not pay']],
  keyboard: [],
  accessibility: ['Terms and values are a description list; notices are a numbered list.'],
};
