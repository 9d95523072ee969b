import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Tells what a product covers: each liability in words, its deductible, its sums insured, and which plan has it.',
  chinese: { name: '保障责任表', purpose: '逐项说明产品的保障责任、免赔、保额和所属计划。' },
  synonyms: ['保险责任', '保额', '免赔额', 'cover', 'benefits'],
  goodFor: ['a product page, or a page that an agent shows to a customer'],
  insteadOf: [['`PlanComparison`', 'schemes that were configured are compared']],
  keyboard: [],
  accessibility: [
    'A table with headers of rows and columns; on a phone each liability is a card with the plans as labels.',
    'Included, optional and missing covers are told apart in words.',
  ],
};
