import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Says a few more words about a control that can be done without.',
  chinese: { name: '文字提示', purpose: '对控件多说几个字，没有也不影响使用。' },
  synonyms: ['悬停', '提示', 'hint'],
  goodFor: [
    'the name of a button that shows an icon alone (which has it as `aria-label` too)',
    'a short hint at a control',
  ],
  insteadOf: [
    ['`Popover`', 'the words are more than a few, or hold a link'],
    ["the field's `description`", 'every user should read it'],
  ],
  keyboard: [
    ['Tab', 'to the control: the words come at once'],
    ['Esc', 'takes them away'],
  ],
  accessibility: [
    'The words describe the control they belong to: they are read after its name.',
    'They come by hover after half a second, at once by keyboard focus, and by a tap on a touch screen.',
    'Nothing that must be known is here: what has to be read stands on the page.',
  ],
};
