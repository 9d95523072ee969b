import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows where in the product the page lies, with the way back.',
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
