import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose:
    'Shows example premiums (示例费率) by unit and plan, and the discounts by number of persons, computed by the rating.',
  goodFor: ['a product page, before a scheme is configured'],
  insteadOf: [['`PremiumReceipt`', 'the arithmetic of one price is explained']],
  keyboard: [],
  accessibility: ['Tables with captions and headers of rows and columns.'],
};
