import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Says where an endorsement (保全) stands, in the words of the specification.',
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
