import { randomInt } from 'node:crypto';

import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';

const digits = () => String(randomInt(10 ** 10)).padStart(10, '0');

/**
 * Creates an endorsement number from the day and ten random digits. The digits don't reveal how many endorsements
 * exist.
 */
export const newEndorsementSn = (today: CalendarDay): string => `BQ${today.replaceAll('-', '')}${digits()}`;

/** Creates a number for the certificate of an endorsement (批单号). */
export const newCertificateSn = (today: CalendarDay): string => `PD${today.replaceAll('-', '')}${digits()}`;
