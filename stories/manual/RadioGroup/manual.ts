import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Chooses one of a few options, all of them in sight.',
  chinese: { name: '单选按钮组', purpose: '从几个都看得见的选项中选择一个。' },
  synonyms: ['单选', 'radio'],
  goodFor: [
    'two to six options that are compared before one is taken: plans, invoice types',
    'options that need a line of explanation each (`description`)',
  ],
  insteadOf: [
    ['`Select`', 'more than six options, or little room'],
    ['`SegmentedControl`', 'switching how the same thing is shown'],
    ['`Checkbox`', 'yes or no to one thing'],
  ],
  keyboard: [
    ['Tab', 'to the chosen option, or the first'],
    ['↑ ↓ ← →', 'to the option before or after, and chooses it'],
    ['Space', 'chooses the option in focus'],
  ],
  accessibility: [
    'A `radiogroup` of native radio buttons, named by its label: one stop in the tab order.',
    'An `errorMessage` stands under the field, marks it invalid and is linked to it, so it is read with the field.',
    'The explanation of an option is part of its name, so it is read with it.',
  ],
};
