import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Tells what has happened to an order, the latest first.',
  chinese: { name: '订单进程', purpose: '显示订单发生过的事，最新的在前。' },
  synonyms: ['订单历史', '时间线', 'history'],
  goodFor: ['the page of an order: when, who, and what it means'],
  insteadOf: [
    ['`OrderStatusTag`', 'only the present state matters'],
    ['`Stepper`', 'the steps are still to be gone, by the user'],
  ],
  keyboard: [],
  accessibility: [
    'An ordered list with a name; the latest entry is `aria-current="step"`.',
    'Times are those of Shanghai and stand in `time` elements with the exact instant.',
  ],
};
