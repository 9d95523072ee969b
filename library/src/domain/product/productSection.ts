/** Parts of the writing screen. */
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

/** Parts of the order's own page. */
export type DetailSection = 'progress' | WriteSection;

/** Parts of the confirmation page. */
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
