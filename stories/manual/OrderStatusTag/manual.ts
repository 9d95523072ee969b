import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Says where an order (订单) stands, in the words of the specification.',
  chinese: { name: '订单状态标签', purpose: '显示订单的状态，用词与规范一致。' },
  synonyms: ['订单状态', 'status'],
  goodFor: ['lists of orders, the head of an order, entries of an `OrderTimeline`'],
  insteadOf: [
    ['`Tag`', "the word is anything but an order's state"],
    ['`OrderTimeline`', 'how it came to this state matters'],
  ],
  keyboard: [],
  accessibility: [
    'Plain text. The tone groups the states: waits for the agent or applicant, waits for another party, done, failed, over.',
  ],
};
