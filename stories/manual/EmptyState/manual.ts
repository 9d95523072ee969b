import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Stands where a list has nothing to show and offers the way on.',
  chinese: { name: '空状态', purpose: '列表没有内容时显示，并给出下一步。' },
  synonyms: ['无数据', '暂无内容', 'empty'],
  goodFor: [
    'a list that is still empty, with the button that fills it',
    'a search or filter that found nothing, with the way back',
  ],
  insteadOf: [
    ['`Skeleton`', 'the content is still loading'],
    ['`Notice`', 'loading it failed: that is an error with a way to try again'],
  ],
  keyboard: [],
  accessibility: [
    'Plain text, read where it stands; the way on is a `Button` of its own.',
    'Say why it is empty and what would fill it: "nothing" alone leaves the user there.',
  ],
};
