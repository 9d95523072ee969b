import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Takes words to search for, and clears them at once.',
  chinese: { name: '搜索框', purpose: '输入要搜索的文字，可一次清空。' },
  synonyms: ['搜索', '查询', 'search'],
  goodFor: ['narrowing a list that is in sight', 'asking the server, on Enter (`onSubmit`)'],
  insteadOf: [
    ['`ComboBox`', 'one of the results becomes the value of a field'],
    ['`TextField`', 'the text is an answer'],
  ],
  keyboard: [
    ['Esc', 'clears the words; in an empty field it goes on to what is around, for example closes the dialog'],
    ['Enter', 'submits, where `onSubmit` is given'],
  ],
  accessibility: [
    'A `searchbox` with a clear button named 清空 (Clear).',
    'While an input method composes, `onChange` waits for the finished characters: a list is not filtered by half-typed pinyin.',
    'Say how many results there are in a `status` beside it, as `ProductFilter` does.',
  ],
};
