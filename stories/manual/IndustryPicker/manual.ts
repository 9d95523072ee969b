import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Chooses the industry (行业) of an organisation by GB/T 4754, down to the class (小类).',
  chinese: { name: '行业选择', purpose: '按 GB/T 4754 选择单位的行业，直到小类。' },
  synonyms: ['行业分类', '国民经济行业', 'industry'],
  goodFor: [
    'the applicant (投保单位) of a group policy',
    '`onApproach` loads the 1,974 industries only when they are needed',
  ],
  insteadOf: [
    ['`OccupationPicker`', 'a person’s occupation (职业) is asked for'],
    ['`Cascader`', 'the tree is another one'],
  ],
  keyboard: [
    ['Enter / Space / ↓ / ↑', 'on the field: opens the popup, focus goes to the search'],
    ['any text', 'searches by name, pinyin (拼音), initials or code; the name of a group answers for all below it'],
    ['↓ from the search', 'into the columns while nothing is searched, else to the next result'],
    ['→ / ←', 'into the next column, back to the one before'],
    ['Enter / Space', 'opens the group, or chooses the class and closes'],
    ['Esc', 'closes without a change, focus returns to the field'],
  ],
  accessibility: [
    'The columns are listboxes named 门类, 大类, 中类, 小类 (section, division, group, class).',
    'Waiting for the industries and a failed download are said in the popup, with a button that tries again.',
  ],
};
