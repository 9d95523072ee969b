import { randomInt } from 'node:crypto';

import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';

/** Creates an order number: the day and ten random digits, which don't reveal how many orders there are. */
export const newOrderSn = (today: CalendarDay): string =>
  `TB${today.replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`;
