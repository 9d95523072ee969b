import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Lists the exclusions (责任免除) of a product, introduced by a sentence in bold.',
  chinese: { name: '责任免除', purpose: '列出产品的责任免除，开头一句加粗。' },
  synonyms: ['免责', '除外责任', 'exclusions'],
  goodFor: ['a product page, a quotation, or a page before the order is submitted'],
  insteadOf: [['`ApplicationTerms`', 'conditions of the application are told, not of the cover']],
  keyboard: [],
  accessibility: ['A numbered list, so that an item can be named by its number.'],
};
