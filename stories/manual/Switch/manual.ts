import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Turns one thing on or off, with effect at once.',
  chinese: { name: '开关', purpose: '打开或关闭一件事，立即生效。' },
  synonyms: ['启用', '停用', 'toggle'],
  goodFor: ['a setting: customer view, compact rows, notifications'],
  insteadOf: [
    ['`Checkbox`', 'it takes effect with a form, or is an agreement'],
    ['`SegmentedControl`', 'two ways that are both something'],
    ['`Button`', 'something is done once'],
  ],
  keyboard: [
    ['Space', 'turns it on or off'],
    ['Tab', 'moves on'],
  ],
  accessibility: [
    'A native checkbox with the role `switch`; the words beside it are its name and say what is on.',
    'On and off differ by the place of the thumb, not by colour alone.',
    'Where turning it can fail, show the old state again and say why.',
  ],
};
