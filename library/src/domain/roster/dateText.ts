import { type CalendarDay, calendarDayOf, isRealDate } from '../calendar/calendarDay.ts';

const shapes = [
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/,
  /^(\d{4})年(\d{1,2})月(\d{1,2})[日号]?$/,
  /^(\d{4})(\d{2})(\d{2})$/,
];
const timeOfDay = /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/;

/**
 * The day that a cell names, year first and with four digits, in any of the usual spellings; null for anything else.
 * Month and day in foreign order, two-digit years and month names are ambiguous and are left to the reader.
 */
export function dayOfText(text: string): CalendarDay | null {
  const half = text.normalize('NFKC').trim().replace(timeOfDay, '').replace(/\s+/gu, '');
  for (const shape of shapes) {
    const match = shape.exec(half);
    if (!match) continue;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    return isRealDate(year, month, day) ? calendarDayOf(year, month, day) : null;
  }
  return null;
}
