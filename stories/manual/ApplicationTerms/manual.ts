import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Tells who may be insured, where, when and for how long (投保须知), from the definition of the product.',
  chinese: { name: '投保须知', purpose: '根据产品定义说明谁可以投保、在哪里、何时生效、保多久。' },
  synonyms: ['投保条件', '承保范围', 'eligibility'],
  goodFor: ['a product page, or a page before an order is written'],
  insteadOf: [['`ExclusionList`', 'the cases are told in which the insurer does not pay']],
  keyboard: [],
  accessibility: ['Terms and values are a description list; notices are a numbered list.'],
};
