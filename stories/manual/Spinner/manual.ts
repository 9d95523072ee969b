import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: "Shows that something is under way whose length isn't known.",
  chinese: { name: '加载指示', purpose: '表示正在进行而时长未知。' },
  synonyms: ['加载中', '转圈', 'loading'],
  goodFor: ['a wait inside a line or a small place', 'inside a `Button`: `isPending` brings it along'],
  insteadOf: [
    ['`ProgressBar`', 'the length is known, or the wait takes more than a few seconds'],
    ['`Skeleton`', 'content loads for the first time'],
  ],
  keyboard: [],
  accessibility: [
    'An indeterminate `progressbar` named 处理中 (Working) or by `label`.',
    'It stops turning where the user wants less motion.',
  ],
};
