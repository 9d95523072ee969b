import { randomInt } from 'node:crypto';

import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';

const digits = () => String(randomInt(10 ** 10)).padStart(10, '0');

/** A new endorsement number: the day, and ten digits that tell nothing of how many there are. */
export const newEndorsementSn = (today: CalendarDay): string => `BQ${today.replaceAll('-', '')}${digits()}`;

/** A new number of an endorsement certificate (批单号). */
export const newCertificateSn = (today: CalendarDay): string => `PD${today.replaceAll('-', '')}${digits()}`;
