import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Explains the steps of a claim (理赔流程) from the report to the payment.',
  chinese: { name: '理赔流程', purpose: '说明从报案到赔付的理赔步骤。' },
  synonyms: ['理赔', '报案', '赔付', 'claim'],
  goodFor: ['a product page or the page of a policy'],
  insteadOf: [['`Stepper`', 'the user goes through the steps in the app']],
  keyboard: [],
  accessibility: ['A numbered list; the drawn numbers are not read twice.'],
};
