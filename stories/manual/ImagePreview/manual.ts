import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows a picture over the page, whole or in its full size.',
  goodFor: ['papers that were uploaded as pictures: a licence, a photograph of premises; `FileUpload` brings it along'],
  insteadOf: [['`DocumentViewer`', 'it is a document that is fetched: to be kept, printed, with pages']],
  keyboard: [
    ['Esc', 'closes it; focus goes back to what opened it'],
    [
      'Tab',
      'the picture (arrow keys scroll it where it is larger than its place), the way to a tab of its own, its size',
    ],
  ],
  accessibility: [
    'A modal dialog named by the picture; its close button comes first.',
    'The size is a toggle button with `aria-pressed`.',
    'A picture that can’t be shown says so in words, beside the link to a tab of its own.',
  ],
};
