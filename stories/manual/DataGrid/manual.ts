import type { Manual } from '../manual.ts';
import { anatomy } from './anatomy.ts';

export const manual: Manual = {
  purpose: 'Lists things with the same facts, a page at a time: sorted, selected, acted on.',
  chinese: { name: '数据表格', purpose: '分页列出同类数据，可排序、选择和操作。' },
  synonyms: ['表格', '列表', '分页', '排序', 'table', 'list'],
  goodFor: [
    'orders, quotations, invoices: up to some two hundred rows a page',
    'lists that are cards on a phone and a table on a desk',
  ],
  insteadOf: [
    ['`PersonTable`', 'insured persons are edited, thousands of them'],
    ['`DescriptionList`', 'it is one thing'],
    ['`ProductCard`s in a grid', 'things are looked at, not compared'],
  ],
  keyboard: [
    ['Tab', 'through headings that sort, boxes that select, and the actions of each row'],
    ['Enter / Space', 'on a heading: sorts, once more the other way'],
    ['Space', 'on a box: selects the row, or all of the page'],
  ],
  accessibility: [
    'A `table` named by its caption; roles stay when it is laid out as cards, where each value stands behind its heading.',
    'The sorted column says so (`aria-sort`).',
    'Each box is named by its row; how many are selected is a `status`.',
    'While rows load the table is busy and says so once; a failure is an `alert` with the way to try again.',
  ],
  anatomy,
};
