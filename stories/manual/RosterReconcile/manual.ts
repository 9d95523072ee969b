import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Compares the employer’s current list with the policy and makes the endorsement of the difference.',
  chinese: { name: '清单核对', purpose: '把单位的现有名单与保单比较，按差异生成保全。' },
  synonyms: ['名单比对', '增减员', '对账', 'reconcile'],
  goodFor: ['an employer who sends the whole list each month', 'thousands of persons of whom few have changed'],
  insteadOf: [
    ['`EndorsementPersons`', 'it is known who changes'],
    ['`RosterImport`', 'the persons of a new order are imported'],
  ],
  keyboard: [
    ['Ctrl+V', 'takes copied cells as the list'],
    ['Arrow keys', 'move between the kinds of change'],
    ['Tab', 'goes from line to line; a line’s choice is a native select'],
  ],
  accessibility: [
    'The outcome of the comparison is a status.',
    'A line that was decided stays where it is until another kind of change is chosen, so that focus is never lost.',
  ],
};
