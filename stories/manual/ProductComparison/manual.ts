import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Puts two or three products of a line side by side and marks where they differ.',
  goodFor: ['a customer who hesitates between products'],
  insteadOf: [['`PlanComparison`', 'plans or schemes of one product are compared']],
  keyboard: [
    ['Space', 'on the switch: only differences, or everything'],
    ['← →', 'scroll the table'],
  ],
  accessibility: ['A row that differs says so in words, not by its colour alone; row headers stay in sight.'],
};
