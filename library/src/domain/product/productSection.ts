/** Sections of the page on which the agent fills in an order. */
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

/** Sections of the page on which the agent confirms an order before the submit. */
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

/** The sections that an order's page shows if the product is unknown. They are all possible sections of an order. */
export const usualDetailSections: readonly DetailSection[] = [
  'progress',
  'period',
  ...writeSections.filter((each) => each !== 'period'),
];
