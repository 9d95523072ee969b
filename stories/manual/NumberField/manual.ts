import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Takes a number, written in digits of either width.',
  chinese: { name: '数字输入框', purpose: '输入数字，全角半角均可。' },
  synonyms: ['数量', '人数', 'number', 'input'],
  goodFor: ['counts and measures with a unit: 人, 元, 平方米', 'small counts that go up and down (`showStepper`)'],
  insteadOf: [
    ['`TextField`', 'what looks like a number is a name: mobile numbers, ids, postcodes'],
    ['`Select`', 'only a few numbers are on offer: months of cover'],
    ['`Money`', 'the amount is only shown'],
  ],
  keyboard: [
    ['↑ / ↓', 'adds or takes away `step`'],
    ['Enter', 'commits what is written; so does leaving the field'],
    ['full-width digits １２３ and 1,200', 'are understood'],
  ],
  accessibility: [
    'A text field with the numeric keyboard on phones; nothing is taken away while it is written, and wheel and spin never change it by accident.',
    'Text that is no number stays in sight with the reason.',
    'Step buttons are named 增加 and 减少 (Increase, Decrease) and stay out of the tab order: the arrow keys do the same.',
    'The visible `label` is the name; where a table header already says it, `aria-label` takes its place.',
    'An `errorMessage` stands under the field, marks it invalid and is linked to it, so it is read with the field.',
  ],
};
