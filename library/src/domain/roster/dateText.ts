import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { calendarDayFrom } from '../calendar/parseDay.ts';
import { withoutInvisible } from './invisible.ts';

const timeOfDay = /[T\s]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/;

/**
 * The day in a text, with or without a time of day, with parts separated by signs or spaces; null for anything but
 * year, month and day in this order. Other orders, two-digit years and month names are ambiguous and are left to the
 * user.
 */
export function dayOfText(text: string): CalendarDay | null {
  if (isCalendarDay(text)) return text;
  const bare = withoutInvisible(text).trim().replace(timeOfDay, '').trim();
  return calendarDayFrom(bare) ?? calendarDayFrom(bare.replace(/\s+/gu, '-'));
}
