import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { calendarDayFrom } from '../calendar/parseDay.ts';
import { withoutInvisible } from './invisible.ts';

const timeOfDay = /[T\s]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/;

/**
 * Reads a day from a text. The text must contain a year of four digits, month and day in this order, for example
 * `19900307`, `1990/3/7` or `1990年3月7日`; a time of day is ignored. Returns null for everything else. Other orders,
 * years of two digits and names of months are ambiguous, so the user has to decide about them.
 */
export function dayOfText(text: string): CalendarDay | null {
  if (isCalendarDay(text)) return text;
  const bare = withoutInvisible(text).trim().replace(timeOfDay, '').trim();
  return calendarDayFrom(bare) ?? calendarDayFrom(bare.replace(/\s+/gu, '-'));
}
