import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows a mark of 16 × 16 beside the words it belongs to.',
  chinese: { name: '图标', purpose: '在文字旁显示 16 × 16 的图标。' },
  synonyms: ['图形', '符号', 'icon'],
  goodFor: [
    'inside buttons, notices and fields, next to the word that says the same',
    "icons of the same line weight as the library's own",
  ],
  insteadOf: [
    ['words', 'the meaning would rest on the icon alone'],
    ['`Tag`', 'a state is told by a word with a colour'],
  ],
  keyboard: [],
  accessibility: [
    'Decoration only: every icon is hidden from screen readers and never takes focus.',
    'A button with an icon alone needs `aria-label`.',
    'Icons take the colour of the text around them (`currentColor`), in every scheme.',
  ],
};
