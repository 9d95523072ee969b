import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Says what the keyboard does on a page.',
  goodFor: ['an app with shortcuts, opened by ? and by a button'],
  insteadOf: [['`Tooltip`', 'one button has a shortcut']],
  keyboard: [['Esc', 'closes the window and gives focus back']],
  accessibility: ['A dialog with a list of terms: what happens, and the keys as `kbd`.'],
  frameHeight: 480,
};
