import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows a small sheet beside the button that opened it.',
  chinese: { name: '气泡卡片', purpose: '在打开它的按钮旁显示小面板。' },
  synonyms: ['浮层', '弹出', 'popup'],
  goodFor: ['an explanation or a few settings that belong to one button', 'how a figure is made up, on demand'],
  insteadOf: [
    ['`Menu`', 'it is a list of actions'],
    ['`Tooltip`', "it is a word or two about a button's meaning"],
    ['`Dialog`', 'it has to be answered, or is more than a small sheet'],
  ],
  keyboard: [
    ['Enter / Space', 'on the button: opens it, focus goes inside'],
    ['Tab / Shift + Tab', 'goes round inside'],
    ['Esc', 'closes, focus returns to the button'],
  ],
  accessibility: [
    'A `dialog` named by `aria-label`; the button tells whether it is open.',
    'A press outside closes it.',
    'It never opens on hover: what is inside must be reachable by keyboard and touch.',
  ],
};
