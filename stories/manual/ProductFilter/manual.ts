import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Narrows a list of products by keyword, insurer, kind and tag.',
  chinese: { name: '产品筛选', purpose: '按关键词、保险公司、类型和标签筛选产品。' },
  synonyms: ['筛选', '搜索产品', 'filter'],
  goodFor: ['above a list of `ProductCard`s; what may be chosen comes from the list itself (`productFilterOptionsOf`)'],
  insteadOf: [['`SearchField`', 'a keyword is all that is asked for']],
  keyboard: [
    ['Tab', 'from field to field'],
    ['Esc', 'in the keyword: clears it'],
    ['Enter / Space', 'on 清空筛选: clears all, focus goes to the keyword'],
  ],
  accessibility: [
    'A `search` landmark with a name.',
    '`resultCount` is a `status`: how many products fit is announced when it changes.',
    'Letters of an unfinished composition do not filter.',
  ],
};
