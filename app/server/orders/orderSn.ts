import { randomInt } from 'node:crypto';

import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';

/** A new order number: the day, and ten digits that tell nothing of how many orders there are. */
export const newOrderSn = (today: CalendarDay): string =>
  `TB${today.replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`;
