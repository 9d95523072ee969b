import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Says where an endorsement (保全) stands, in the words of the specification.',
  chinese: { name: '保全状态标签', purpose: '显示保全的状态，用词与规范一致。' },
  synonyms: ['批改状态', 'status'],
  goodFor: ['lists of endorsements, the head of one, entries of its history'],
  insteadOf: [
    ['`OrderStatusTag`', 'it is an order'],
    ['`EndorsementProcess`', 'what comes next matters'],
  ],
  keyboard: [],
  accessibility: [
    'Plain text. The tone groups the states: waits for the agent, waits for another party, done, failed, over.',
  ],
};
