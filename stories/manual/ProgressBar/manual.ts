import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows how far something is.',
  chinese: { name: '进度条', purpose: '显示进度。' },
  synonyms: ['进度', '百分比', 'progress'],
  goodFor: [
    'work of known length: reading a file, sending files',
    'work of unknown length that has a place of its own (`isIndeterminate`)',
  ],
  insteadOf: [
    ['`Spinner`', 'a wait inside a button or a line'],
    ['`Skeleton`', 'content that loads for the first time'],
    ['`Stepper`', "the steps are the user's own"],
  ],
  keyboard: [],
  accessibility: [
    'A `progressbar` with value and name; `aria-label` names it where there is no visible label.',
    '`valueLabel` replaces the per cent where another measure says more: 第 3 个，共 8 个.',
  ],
};
