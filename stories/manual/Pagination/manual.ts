import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Leads through a long list page by page.',
  chinese: { name: '分页器', purpose: '逐页浏览长列表。' },
  synonyms: ['翻页', '页码', 'paging'],
  goodFor: [
    'lists from the server that are counted: orders, quotations',
    'lists whose places people want to find again (keep the page in the address)',
  ],
  insteadOf: [
    ['virtual rows, as in `PersonTable`', 'all entries are there and people work through them'],
    ['a "load more" `Button`', 'the position in the list does not matter'],
  ],
  keyboard: [
    ['Tab', 'from page to page'],
    ['Enter / Space', 'goes there'],
    ['Enter in the field for a page number', 'goes to that page'],
  ],
  accessibility: [
    'A `nav` named 分页 (Pages); give two of them in one view an `aria-label` each.',
    'Every page is a button named 第 N 页 (Page N); the one in sight is `aria-current="page"`.',
    'The total is part of it, as text.',
    'With more pages than are shown, a field named 跳至页码 (Go to page) takes a number; a number that is no page is kept, with the pages that there are as its error.',
  ],
};
