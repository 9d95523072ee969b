import { randomInt } from 'node:crypto';

import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';

/** Creates an order number from the day and ten random digits. The digits don't reveal how many orders exist. */
export const newOrderSn = (today: CalendarDay): string =>
  `TB${today.replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`;
