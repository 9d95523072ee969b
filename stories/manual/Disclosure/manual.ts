import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Keeps details out of the way until they are asked for.',
  chinese: { name: '折叠面板', purpose: '平时收起细节，需要时展开。' },
  synonyms: ['展开', '收起', 'accordion', 'collapse'],
  goodFor: [
    'what few users need: the small print of a clause, rarely used fields',
    'a long page whose parts have headings of their own',
  ],
  insteadOf: [
    ['`Tabs`', 'the parts are of the same rank and only one is looked at'],
    ['plain text', 'every user has to read it'],
    ['`Popover`', 'the details belong to one word or button'],
  ],
  keyboard: [
    ['Enter / Space', 'shows or hides the rest'],
    ['Tab', 'goes on, into the content while it is shown'],
  ],
  accessibility: [
    'A heading with a button that tells whether it is expanded and which part it controls.',
    '`level` puts the heading into the order of the page (2 to 5).',
    'What is hidden is out of the tab order; the browser\'s own search still finds it where it supports `hidden="until-found"`.',
  ],
};
