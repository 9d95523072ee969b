import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Names the bank (开户银行) of an account, or the branch in full.',
  chinese: { name: '开户银行选择', purpose: '填写账户的开户银行或支行全称。' },
  synonyms: ['银行', '支行', '对公账户', 'bank', 'account'],
  goodFor: [
    'the account of a corporate transfer (对公转账), of a refund, of a special invoice (专用发票)',
    '`isStrict` where a branch can’t be told',
  ],
  insteadOf: [['`ComboBox`', 'anything else is chosen out of a long list']],
  keyboard: [
    ['any text', 'searches by name, pinyin (拼音), initials, short name (ICBC) or code (102)'],
    ['↓ / ↑ / Page Down / Page Up', 'opens the list, moves through it'],
    ['Enter', 'takes the bank that is pointed at, else keeps what is written'],
    ['Esc', 'closes the list and takes back what was written'],
  ],
  accessibility: [
    'A combobox with a listbox; focus stays in the field.',
    'How many banks answer is announced; without one it is said that the text is kept as it is written.',
    'Keys that an input method (输入法) uses are left to it.',
  ],
};
