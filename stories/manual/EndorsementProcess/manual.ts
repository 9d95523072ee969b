import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows the way of an endorsement through the insurer’s house, reviewed twice or once, and how far it is.',
  goodFor: ['the page of an endorsement'],
  insteadOf: [
    ['`EndorsementStepper`', 'the user is still filling it in'],
    ['`EndorsementStatusTag`', 'only the present state matters'],
  ],
  keyboard: [],
  accessibility: [
    'An ordered list with a name; the stage reached is `aria-current="step"`.',
    'Done, in progress and stopped are said in words, not by colour.',
  ],
};
