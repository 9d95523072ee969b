import { emptyApplicant } from '../applicant/applicant.ts';
import { plusDays } from '../calendar/calendarArithmetic.ts';
import { type CalendarDay } from '../calendar/calendarDay.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import { newScheme } from '../scheme/newScheme.ts';
import { subjectsFor } from '../subject/insuredSubjects.ts';
import type { OrderDraft } from './orderDraft.ts';

/**
 * The initial period of a new draft. It starts on the first possible day. It lasts a year if the product offers this
 * duration.
 */
export const newPeriod = (
  product: Pick<ProductDefinition, 'startDay' | 'durations'>,
  today: CalendarDay,
): Pick<OrderDraft, 'startDate' | 'months'> => ({
  startDate: plusDays(today, product.startDay.earliest),
  months: product.durations.includes(12) ? 12 : (product.durations[0] ?? 12),
});

/**
 * Creates a draft with one scheme. The cover starts on the first possible day. It lasts a year if the product offers
 * this duration.
 */
export const newDraft = (product: ProductDefinition, today: CalendarDay, schemeName: string): OrderDraft => ({
  productId: product.id,
  productVersion: product.version,
  ...newPeriod(product, today),
  applyQuantity: 1,
  schemes: [newScheme(product, 's1', schemeName)],
  persons: [],
  applicant: emptyApplicant,
  ...subjectsFor(product),
});
