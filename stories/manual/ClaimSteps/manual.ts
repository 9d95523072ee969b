import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Explains the steps of a claim (理赔流程) from the report to the payment.',
  goodFor: ['a product page or the page of a policy'],
  insteadOf: [['`Stepper`', 'the user goes through the steps in the app']],
  keyboard: [],
  accessibility: ['A numbered list; the drawn numbers are not read twice.'],
};
