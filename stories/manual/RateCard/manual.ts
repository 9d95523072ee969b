import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Shows example premiums (示例费率) by unit and plan, and the discounts by number of persons, computed by the rating.',
  chinese: { name: '示例费率', purpose: '按计费单位和计划显示示例保费和按人数的折扣，由费率引擎计算。' },
  synonyms: ['费率', '价格表', '折扣', 'rates'],
  goodFor: ['a product page, before a scheme is configured'],
  insteadOf: [['`PremiumReceipt`', 'the arithmetic of one price is explained']],
  keyboard: [],
  accessibility: ['Tables with captions and headers of rows and columns.'],
};
