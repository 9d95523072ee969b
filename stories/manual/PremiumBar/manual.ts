import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Keeps the price in sight at the lower edge while an application is written.',
  chinese: { name: '保费栏', purpose: '填写投保信息时，在页面底部始终显示价格。' },
  synonyms: ['价格栏', '底部', '试算', 'price'],
  goodFor: ['the foot of every page on which the price may change: total, persons, discount tiers, and what changed'],
  insteadOf: [
    ['`PremiumReceipt`', 'the price is to be read step by step'],
    ['`Money`', 'one amount in a text'],
  ],
  keyboard: [
    ['Tab', 'to the receipt and the way on'],
    ['Enter / Space', 'shows or hides the receipt, or goes on'],
  ],
  accessibility: [
    'A section with a name; the price is a `status`: a new total, and why it changed, is announced when the user pauses.',
    'The receipt button tells whether it is expanded.',
    'Dearer and cheaper are words; arrow and colour only repeat them.',
  ],
};
