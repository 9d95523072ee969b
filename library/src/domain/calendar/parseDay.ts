import { type CalendarDay, calendarDayOf, isRealDate } from './calendarDay.ts';

const compact = /^(\d{4})(\d{2})(\d{2})$/;
const separated = /^(\d{4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/;
const chinese = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?$/;

function partsOf(text: string): readonly [string, string, string] | null {
  const match = compact.exec(text) ?? chinese.exec(text);
  if (match) return [match[1] ?? '', match[2] ?? '', match[3] ?? ''];
  const [, year, , month, day] = separated.exec(text) ?? [];
  return year && month && day ? [year, month, day] : null;
}

/**
 * The day that a person wrote: `19900307`, `1990-3-7`, `1990/03/07`, `1990.3.7` or `1990年3月7日`, full-width digits too;
 * null where the text isn't a real day.
 */
export function calendarDayFrom(text: string): CalendarDay | null {
  const parts = partsOf(text.normalize('NFKC').trim());
  if (!parts) return null;
  const [year, month, day] = [Number(parts[0]), Number(parts[1]), Number(parts[2])];
  return isRealDate(year, month, day) ? calendarDayOf(year, month, day) : null;
}
