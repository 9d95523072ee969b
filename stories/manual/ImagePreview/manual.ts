import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows pictures over the page, one at a time, whole or in their full size.',
  chinese: { name: '图片预览', purpose: '在页面上方逐张查看图片，可看整张或原始大小。' },
  synonyms: ['看图', '放大', '照片', 'lightbox'],
  goodFor: [
    'materials that were uploaded as pictures: a licence, a photograph of premises; `FileUpload` brings it along',
    'several materials to be looked through: `pictures` names them, buttons, arrow keys and a swipe turn to the others',
  ],
  insteadOf: [['`DocumentViewer`', 'it is a document that is fetched: to be kept, printed, with pages']],
  keyboard: [
    ['Esc', 'closes it; focus goes back to what opened it'],
    [
      'Tab',
      'the picture (arrow keys scroll it where it is larger than its place), the ways to the other pictures and to a tab of its own, its size',
    ],
    [
      'Arrow left / right',
      'the picture before or after; after the last comes the first. Not while they scroll a picture',
    ],
  ],
  accessibility: [
    'A modal dialog named by the picture; its close button comes first.',
    'Where there are several, a `status` says which of how many shows and what it is; focus stays on what turned.',
    'The size is a toggle button with `aria-pressed`.',
    'A picture that can’t be shown says so in words, beside the link to a tab of its own.',
  ],
};
