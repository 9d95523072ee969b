import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Sets one subject apart from the rest of the page, with a heading that names it.',
  chinese: { name: '卡片', purpose: '把一个主题与页面其他内容分开，并有标题。' },
  synonyms: ['容器', '分组', 'panel'],
  goodFor: [
    'a part of a page that a user looks for by its heading: 投保人信息, 方案, 保费',
    'a heading with a few buttons beside it (`actions`)',
  ],
  insteadOf: [
    ['`Disclosure`', 'the content is needed by few and may stay folded'],
    ['`Notice`', 'something is to be told about the place, not shown in it'],
    ['a plain heading', 'nothing has to be set apart: cards in cards say nothing'],
  ],
  keyboard: [],
  accessibility: [
    'A `section` named by its heading, so it is a region among the landmarks; without `title` it has no name and is none.',
    '`level` puts the heading into the order of the page (2 to 4); the appearance stays the same.',
  ],
};
