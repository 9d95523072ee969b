import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Tells who carries which part of a co-insured (共保) order, and what each gets of the premium.',
  goodFor: ['a product with co-insurers, while it is written, before it is submitted and afterwards'],
  insteadOf: [['`PremiumReceipt`', 'it is about how the premium comes about, not about who gets it']],
  keyboard: [],
  accessibility: ['A table with a caption, headers of columns, and each insurer as the header of its row.'],
};
