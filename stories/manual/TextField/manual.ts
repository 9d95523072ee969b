import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Takes one line of text.',
  chinese: { name: '文本输入框', purpose: '输入一行文字。' },
  synonyms: ['输入框', '单行', 'input'],
  goodFor: ['names, numbers that are names (mobile, id, tax id), addresses in detail'],
  insteadOf: [
    ['`NumberField`', 'the number is counted or calculated with'],
    ['`DateField`', 'it is a day'],
    ['`PasswordField`', 'it must not be read over the shoulder'],
    ['`TextArea`', 'it may take several lines'],
    ['`Select`', 'the answers are known'],
  ],
  keyboard: [
    ['Tab', 'moves on'],
    ['Enter', 'submits the form it stands in'],
  ],
  accessibility: [
    'A native `input`; `type` and `inputMode` bring the right keyboard on phones, `autoComplete` fills in what the browser knows.',
    'The visible `label` is the name; where a table header already says it, `aria-label` takes its place.',
    '`description` and `errorMessage` are linked to the input, and the error marks it invalid.',
    '`isRequired` is told to screen readers and marked with an asterisk that is not read out.',
  ],
  pictures: [
    {
      good: 'The label stays in sight while the user types.',
      goodInChinese: '输入时标签始终可见。',
      bad: 'A placeholder goes away with the first letter, and is too faint for a label.',
      badInChinese: '占位文字输入后就消失，而且颜色太浅，不能代替标签。',
    },
    {
      good: 'The message says what to enter.',
      goodInChinese: '错误信息说明应该填写什么。',
      bad: 'The message says only that something is wrong.',
      badInChinese: '错误信息只说有错。',
    },
  ],
};
