import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: "Chooses one of a short list with the platform's own select.",
  chinese: { name: '下拉框', purpose: '用系统自带的下拉框从短列表中选择一个。' },
  synonyms: ['选择器', '下拉', 'dropdown'],
  goodFor: [
    'five to thirty options that people know',
    "phones: the system's own wheel or list is what people are used to",
  ],
  insteadOf: [
    ['`RadioGroup`', 'up to six options that want comparing'],
    ['`ComboBox`', 'options are many and people know a few letters of theirs'],
    ['`Cascader`', 'options lie in a tree'],
  ],
  keyboard: [
    ['↑ ↓', 'previous, next option'],
    ['letters', 'to the option that begins with them'],
    ['Space / Enter / Alt + ↓', 'opens the list (as the system does it)'],
    ['Esc', 'closes the list without a change'],
  ],
  accessibility: [
    'A native `select`: screen readers, voice control and password managers know it.',
    '`placeholder` is an option without a value; a required field cannot be set back to it.',
    'The visible `label` is the name; where a table header already says it, `aria-label` takes its place.',
    'An `errorMessage` stands under the field, marks it invalid and is linked to it, so it is read with the field.',
  ],
};
