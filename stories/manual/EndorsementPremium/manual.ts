import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Shows in one line what an endorsement costs or refunds, from when, and for how many persons; prints it person by person.',
  chinese: { name: '保全保费', purpose: '用一行显示保全应收或应退的金额、生效日期和人数；打印时逐人列出。' },
  synonyms: ['批改保费', '退费', '补缴', 'refund'],
  goodFor: ['the totals that stay in sight while changes are entered', 'the receipt after the submission'],
  insteadOf: [
    ['`EndorsementPersons`', 'the changes are listed with the premium of each'],
    ['`PremiumReceipt`', 'the premium of an order is explained'],
  ],
  keyboard: [
    ['Arrow keys', 'move the effective date by a day while the slider has focus'],
    ['Page Up, Page Down, Home, End', 'move it further'],
  ],
  accessibility: ['The slider says the day, not a number; the sum is a status, so that a new one is read out.'],
};
