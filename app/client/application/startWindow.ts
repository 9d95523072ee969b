import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';

import type { DraftSurroundings } from '../drafts/draftStore.ts';

/**
 * Returns the first and the last day on which the cover of a draft may start. Both the product and the server limit
 * these days.
 */
export function startWindowOf({ product, today, startDays }: DraftSurroundings): {
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
} {
  const [earliest = ''] = [plusDays(today, product.startDay.earliest), startDays.earliest].sort().reverse();
  const [latest = ''] = [plusDays(today, product.startDay.latest), startDays.latest].sort();
  return { earliest, latest };
}
