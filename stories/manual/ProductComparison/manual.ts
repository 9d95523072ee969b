import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Puts two or three products of a line side by side and marks where they differ.',
  chinese: { name: '产品对比', purpose: '并排显示同类的两三个产品，标出差异。' },
  synonyms: ['产品比较', '对比', 'compare', 'products'],
  goodFor: ['a customer who hesitates between products'],
  insteadOf: [['`PlanComparison`', 'plans or schemes of one product are compared']],
  keyboard: [
    ['Space', 'on the switch: only differences, or everything'],
    ['← →', 'scroll the table'],
  ],
  accessibility: ['A row that differs says so in words, not by its colour alone; row headers stay in sight.'],
};
