import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows the way of an endorsement through the insurer’s house, reviewed twice or once, and how far it is.',
  chinese: { name: '保全流程', purpose: '显示保全在保险公司内的审核进程（一审或两审）和当前进度。' },
  synonyms: ['批改', '审核', '进度', 'process', 'review'],
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
