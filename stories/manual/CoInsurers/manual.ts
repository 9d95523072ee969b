import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Tells who carries which part of a co-insured (共保) order, and what each gets of the premium.',
  chinese: { name: '共保信息', purpose: '说明共保订单中各保险公司承担的份额和所得的保费。' },
  synonyms: ['共保', '份额', '主承保', 'coinsurance'],
  goodFor: ['a product with co-insurers, while it is written, before it is submitted and afterwards'],
  insteadOf: [['`PremiumReceipt`', 'it is about how the premium comes about, not about who gets it']],
  keyboard: [],
  accessibility: ['A table with a caption, headers of columns, and each insurer as the header of its row.'],
};
