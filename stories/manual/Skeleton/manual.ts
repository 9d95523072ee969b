import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Holds the place of text that loads for the first time.',
  chinese: { name: '骨架屏', purpose: '首次加载文字时占住位置。' },
  synonyms: ['加载中', '占位', 'loading', 'placeholder'],
  goodFor: ['the first load of a list, a card, a page: the layout does not jump when it comes'],
  insteadOf: [
    ['`Spinner`', 'something the user started is under way'],
    ['what was there before', 'it is loaded again: keep showing the old content'],
    ['`EmptyState`', 'it has loaded and there is nothing'],
  ],
  keyboard: [],
  accessibility: [
    'A `status` that is busy, named 加载中 (Loading) or by `label`: told once, then the content.',
    'Its shimmer stops where the user wants less motion.',
  ],
};
