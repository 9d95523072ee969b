import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Shows the trial premium of an endorsement person by person, what is paid or refunded, and the price by day.',
  goodFor: ['deciding on the effective date', 'the recap before an endorsement is submitted, and the receipt after it'],
  insteadOf: [['`PremiumReceipt`', 'the premium of an order is explained']],
  keyboard: [
    ['Arrow keys', 'move the effective date by a day while the slider has focus'],
    ['Page Up, Page Down, Home, End', 'move it further'],
  ],
  accessibility: [
    'The slider says the day, not a number; the sum is a status, so that a new one is read out.',
    'On a narrow screen the table is scrolled sideways by the arrow keys.',
  ],
};
