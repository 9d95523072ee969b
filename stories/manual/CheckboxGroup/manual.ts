import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Chooses any number of a few options, all of them in sight.',
  chinese: { name: '复选框组', purpose: '从几个都看得见的选项中选择任意个。' },
  synonyms: ['多选', 'multiple', 'choice'],
  goodFor: [
    'up to some ten options under one question: optional clauses, days, kinds of materials',
    'a least or greatest number (`minCount`, `maxCount`)',
  ],
  insteadOf: [
    ['`Checkbox`', 'there is one thing to say yes to'],
    ['`RadioGroup`', 'exactly one is to be chosen'],
    ['`DataGrid`', 'rows of a table are selected'],
  ],
  keyboard: [
    ['Tab', 'from box to box'],
    ['Space', 'ticks or unticks the box'],
  ],
  accessibility: [
    'A `group` named by its label; each box is named by its words, its explanation is linked to it.',
    'With `maxCount` the others are disabled once it is reached; how many are ticked is a `status`.',
    'The box above that ticks all is "mixed" while some are.',
    'An `errorMessage` stands under the field, marks it invalid and is linked to it, so it is read with the field.',
  ],
};
