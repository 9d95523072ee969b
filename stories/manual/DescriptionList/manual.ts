import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows pairs of a term and what it is, to be read and compared.',
  chinese: { name: '描述列表', purpose: '成对显示名称和内容，便于阅读和比较。' },
  synonyms: ['详情', '键值', '明细', 'details'],
  goodFor: ['the recap of a form before it is submitted', 'the facts of an order, a policy, an applicant'],
  insteadOf: [
    ['`DataGrid`', 'many things with the same facts are compared'],
    ['read-only fields', 'the facts stand between fields that can be changed'],
  ],
  keyboard: [],
  accessibility: [
    'A `dl` of terms and descriptions: screen readers tell which answer belongs to which term.',
    'Nothing to show is written as —, never left blank.',
    'One column on a phone, more where there is room; the order of reading stays.',
  ],
};
