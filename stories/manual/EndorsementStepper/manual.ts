import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Leads through the five steps of an endorsement and keeps what was filled in when going back.',
  chinese: { name: '保全步骤', purpose: '引导完成保全的五个步骤，返回时保留已填内容。' },
  synonyms: ['批改步骤', '向导', 'wizard'],
  goodFor: ['starting an endorsement'],
  insteadOf: [
    ['`Stepper`', 'the steps are others'],
    ['`EndorsementProcess`', 'the endorsement has been submitted'],
  ],
  keyboard: [
    ['Tab', 'goes through the steps that are complete, the fields and the buttons'],
    ['Enter, Space', 'goes back to a complete step, or on'],
  ],
  accessibility: [
    'A new step takes focus at its heading.',
    'What is missing is an alert once the user wants to go on.',
  ],
};
