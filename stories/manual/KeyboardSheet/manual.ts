import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Says what the keyboard does on a page.',
  chinese: { name: '快捷键说明', purpose: '说明页面上的键盘操作。' },
  synonyms: ['键盘', '快捷键', 'shortcuts'],
  goodFor: ['an app with shortcuts, opened by ? and by a button'],
  insteadOf: [['`Tooltip`', 'one button has a shortcut']],
  keyboard: [['Esc', 'closes the window and gives focus back']],
  accessibility: ['A dialog with a list of terms: what happens, and the keys as `kbd`.'],
  frameHeight: 480,
};
