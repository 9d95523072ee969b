import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Shows in one line what an endorsement costs or refunds, from when, and for how many persons; prints it person by person.',
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
