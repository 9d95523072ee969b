import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Says yes or no to one thing that can be read as a sentence.',
  chinese: { name: '复选框', purpose: '对一句话所说的一件事选择是或否。' },
  synonyms: ['勾选', '同意', '确认', 'tick', 'agree'],
  goodFor: [
    'an agreement that must be given before the next step',
    'a choice that takes effect with the form, or filters what is in sight',
    'a row of a list that several can be chosen from (`isIndeterminate` for some of them)',
  ],
  insteadOf: [
    ['`Switch`', 'it takes effect at once, without a form to submit'],
    ['`CheckboxGroup`', 'several of one kind belong together under one question'],
    ['`RadioGroup`', 'exactly one of a few is to be chosen'],
  ],
  keyboard: [
    ['Space', 'switches it on or off'],
    ['Tab', 'moves on'],
  ],
  accessibility: [
    'A native checkbox; what stands inside is its name, so a press on the words switches it too.',
    '`isIndeterminate` is shown as a dash and told as "mixed".',
    'An `errorMessage` stands under the field, marks it invalid and is linked to it, so it is read with the field.',
  ],
};
