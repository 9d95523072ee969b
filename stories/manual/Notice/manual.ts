import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Tells the user something about the place where it stands.',
  chinese: { name: '提示条', purpose: '在所在位置告诉用户一件事。' },
  synonyms: ['警告', '提示', '通知', 'alert', 'banner'],
  goodFor: [
    'why something is missing, blocked or about to expire, with the way out (`action`)',
    'the result of what was just done, where it concerns this place',
  ],
  insteadOf: [
    ['`Toast`', 'the news is passing and the user goes on working'],
    ['`ErrorSummary`', 'several fields of a form are wrong'],
    ['`Dialog`', 'an answer is needed before going on'],
  ],
  keyboard: [
    ['Tab', 'to the action and the close button'],
    ['Enter / Space', 'does the action, or closes'],
  ],
  accessibility: [
    '`status` (read when the user pauses), `alert` for `tone="danger"` (read at once); `role="note"` for one that was there from the start.',
    'Tone is told by an icon and by the words; colour alone never carries it.',
    "Closing is the owner's: `onClose` shows the button named 关闭提示 (Dismiss notice).",
  ],
  pictures: [
    {
      good: 'What has happened, what follows, and one action.',
      goodInChinese: '写明发生了什么、有什么影响，并给出一个操作。',
      bad: 'No cause and no way on.',
      badInChinese: '没有原因，也没有下一步。',
    },
  ],
};
