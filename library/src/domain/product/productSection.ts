/** Sections of the page on which an order is written. */
export type WriteSection =
  | 'schemes'
  | 'period'
  | 'persons'
  | 'applicant'
  | 'construction'
  | 'swimmingPool'
  | 'vehicle'
  | 'house'
  | 'orderExtension'
  | 'materials'
  | 'invoice';

/** Sections of the page that shows one order. */
export type DetailSection = 'progress' | WriteSection;

/** Sections of the page on which an order is confirmed before the submit. */
export type ConfirmSection = 'premium' | WriteSection;

export const writeSections: readonly WriteSection[] = [
  'schemes',
  'period',
  'persons',
  'applicant',
  'construction',
  'swimmingPool',
  'vehicle',
  'house',
  'orderExtension',
  'materials',
  'invoice',
];

/** The sections that an order's page shows when the product isn't known: all sections that an order can have. */
export const usualDetailSections: readonly DetailSection[] = [
  'progress',
  'period',
  ...writeSections.filter((each) => each !== 'period'),
];
