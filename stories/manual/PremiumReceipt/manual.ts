import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows how a premium (保费) is made up: every scheme with its lines, every step of the arithmetic in words.',
  chinese: { name: '保费明细', purpose: '显示保费的构成：每个方案的明细，每一步计算都用文字说明。' },
  synonyms: ['保费计算', '算费', '试算', 'breakdown'],
  goodFor: ['answering "why does it cost this much?" in front of a customer', 'printing with a quotation'],
  insteadOf: [['`PremiumBar`', 'the total has to be in sight all the time']],
  keyboard: [
    ['Tab', 'to the print button'],
    ['Enter / Space', 'prints the receipt alone'],
  ],
  accessibility: [
    'Sections named by the schemes, tables with captions for the lines and for the steps of each occupation class.',
    'Figures are exact; what was rounded is a step of its own.',
  ],
};
