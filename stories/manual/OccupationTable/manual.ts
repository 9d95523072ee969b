import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Shows which occupations a product insures, in which class and at which premium, and which it refuses and why.',
  chinese: { name: '职业类别表', purpose: '显示产品承保哪些职业、各属几类、保费多少，拒保哪些及原因。' },
  synonyms: ['职业分类表', '拒保职业', 'occupation', 'classes'],
  goodFor: ['a product page, where an agent looks up the occupations of a customer'],
  insteadOf: [
    ['`OccupationPicker`', 'an occupation is chosen for a person or a scheme'],
    ['`OccupationResolver`', 'a whole list of job titles is matched'],
  ],
  keyboard: [
    ['Esc', 'in the search field: clears it'],
    ['← →', 'on the choice of what is shown: the other parts'],
  ],
  accessibility: ['The number of matches is announced; a refusal is told in words beside its icon.'],
};
