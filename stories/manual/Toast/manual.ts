import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Tells passing news in a corner while the user goes on.',
  chinese: { name: '轻提示', purpose: '在角落显示短暂消息，用户可继续操作。' },
  synonyms: ['消息', '通知', 'snackbar'],
  goodFor: [
    'what was just done and needs no answer: 已保存, 已复制',
    'an error of something in the background that may be tried again',
  ],
  insteadOf: [
    ['`Notice`', 'it concerns a place on the page and should stay'],
    ['`Dialog`', 'it needs an answer'],
    ["the field's `errorMessage`", 'one field is wrong'],
  ],
  keyboard: [
    ['F6', 'to the messages and back, from anywhere on the page'],
    ['Tab', 'to the close button'],
    ['Enter / Space / Esc', 'closes the message; focus goes back to where it was'],
  ],
  accessibility: [
    'One `region` a page, named 消息 (Messages); each message is an `alertdialog` that does not take focus, its text an `alert`.',
    'It leaves by itself after `timeoutMs` (3 s by the specification), but not while it is hovered or holds focus; 0 keeps it.',
    'Messages are never the only trace: what they tell can be found on the page.',
  ],
  frameHeight: 360,
};
