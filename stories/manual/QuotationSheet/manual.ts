import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows a saved quotation (报价单) as it is handed to a customer, on a screen and on A4.',
  chinese: { name: '报价单', purpose: '显示交给客户的报价单，适合屏幕和 A4 纸。' },
  synonyms: ['报价', '打印', 'A4', 'quote'],
  goodFor: [
    'the page behind a shared link, with no person, commission or rate in it',
    'printing: a head and a page number on every page, no row cut, dark on white in every theme',
  ],
  insteadOf: [
    ['`PremiumReceipt`', 'the agent wants to see how the price came about'],
    ['`PlanComparison`', 'schemes are set side by side'],
  ],
  keyboard: [],
  accessibility: [
    'An article with a heading of its own; each scheme is a section, cover and occupations are tables with captions.',
    'The head of a printed page repeats what the sheet says and is hidden from screen readers.',
  ],
};
