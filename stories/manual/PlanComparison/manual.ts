import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Puts schemes (方案) side by side: what each covers and costs, all of it or only what differs.',
  chinese: { name: '方案对比', purpose: '并排显示方案的保障和价格，可只看差异。' },
  synonyms: ['方案比较', '对比', 'compare', 'schemes'],
  goodFor: [
    'two to five schemes of one product, in a quotation or while they are written',
    'plans before any of them is chosen, as schemes that were just begun',
  ],
  insteadOf: [
    ['`SchemeEditor`', 'schemes are changed'],
    ['`PremiumReceipt`', 'the arithmetic of one price is explained'],
  ],
  keyboard: [
    ['Space', 'on the switch: only differences, or everything'],
    ['← →', 'scroll the table where the schemes need more room'],
  ],
  accessibility: [
    'A table with headers of rows and columns, with a name of its own; parts stay in sight while schemes are scrolled.',
    'A row that differs says so in words, not by its colour alone.',
  ],
};
