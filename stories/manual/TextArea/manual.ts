import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Takes text of several lines.',
  chinese: { name: '多行输入框', purpose: '输入多行文字。' },
  synonyms: ['备注', '文本域', 'textarea'],
  goodFor: ['remarks, a reason, an explanation'],
  insteadOf: [
    ['`TextField`', 'the answer is one line'],
    ['`FileDrop`', 'people would paste a whole list: let them give the file'],
  ],
  keyboard: [
    ['Enter', 'begins a new line'],
    ['Tab', 'moves on'],
  ],
  accessibility: [
    'A native `textarea` that can be dragged larger.',
    'The visible `label` is the name; where a table header already says it, `aria-label` takes its place.',
    'An `errorMessage` stands under the field, marks it invalid and is linked to it, so it is read with the field.',
  ],
};
