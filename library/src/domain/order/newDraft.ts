import { emptyApplicant } from '../applicant/applicant.ts';
import { plusDays } from '../calendar/calendarArithmetic.ts';
import { type CalendarDay } from '../calendar/calendarDay.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import { newScheme } from '../scheme/newScheme.ts';
import { subjectsFor } from '../subject/insuredSubjects.ts';
import type { OrderDraft } from './orderDraft.ts';

/** A new draft: one scheme, cover from the first possible day, for a year where the product offers it. */
export const newDraft = (product: ProductDefinition, today: CalendarDay, schemeName: string): OrderDraft => ({
  productId: product.id,
  productVersion: product.version,
  startDate: plusDays(today, product.startDay.earliest),
  months: product.durations.includes(12) ? 12 : (product.durations[0] ?? 12),
  applyQuantity: 1,
  schemes: [newScheme(product, 's1', schemeName)],
  persons: [],
  applicant: emptyApplicant,
  ...subjectsFor(product),
});
