import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { calendarDayFrom } from '../calendar/parseDay.ts';

const timeOfDay = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/;

/**
 * The day that a cell names, with or without a time of day after it; null for anything that isn't year, month and day in
 * this order. Foreign orders, two-digit years and month names are ambiguous and are left to the reader.
 */
export const dayOfText = (text: string): CalendarDay | null =>
  isCalendarDay(text) ? text : calendarDayFrom(text.trim().replace(timeOfDay, ''));
