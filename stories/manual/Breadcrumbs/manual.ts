import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows where in the product the page lies, with the way back.',
  chinese: { name: '面包屑导航', purpose: '显示页面在产品中的位置和返回的路径。' },
  synonyms: ['导航', '路径', '返回', 'navigation'],
  goodFor: ['pages two levels and deeper: 订单 / 订单详情 / 保全'],
  insteadOf: [
    ['`Stepper`', 'the places are steps of one task'],
    ['a back `Link`', 'there is one level above'],
  ],
  keyboard: [
    ['Tab', 'from link to link'],
    ['Enter', 'goes there'],
  ],
  accessibility: [
    'A `nav` named 当前位置 or by `aria-label`, with an ordered list.',
    'The last item is the page itself: it is told, not led to.',
    'The arrows between are decoration.',
  ],
};
