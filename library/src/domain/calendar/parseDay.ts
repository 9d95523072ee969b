import { type CalendarDay, calendarDayOf, isRealDate } from './calendarDay.ts';

const compact = /^(\d{4}|\d{2})(\d{2})(\d{2})$/;
const separated = /^(\d{4}|\d{2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/;
const chinese = /^(\d{4}|\d{2})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?$/;

/** Converts full-width digits and Chinese punctuation to the half-width characters that the date patterns expect. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', '/')
    .replaceAll(/[‐‒–—−]/g, '-')
    .trim();

function partsOf(text: string): readonly [year: string, month: string, day: string] | null {
  const plain = plainText(text);
  const match = compact.exec(plain) ?? chinese.exec(plain);
  if (match) return [match[1] ?? '', match[2] ?? '', match[3] ?? ''];
  const [, year, , month, day] = separated.exec(plain) ?? [];
  return year && month && day ? [year, month, day] : null;
}

/**
 * Parses a day that a person typed: `19900307`, `1990-3-7`, `1990/03/07`, `1990.3.7` or `1990年3月7日`. Full-width digits
 * and Chinese punctuation are accepted. Returns null when the text isn't a real day, or its year has only two digits.
 */
export function calendarDayFrom(text: string): CalendarDay | null {
  const parts = partsOf(text);
  if (parts?.[0].length !== 4) return null;
  const [year, month, day] = [Number(parts[0]), Number(parts[1]), Number(parts[2])];
  return isRealDate(year, month, day) ? calendarDayOf(year, month, day) : null;
}

/** True when the text is a day with a two-digit year, such as `90-3-7`. The century of such a day is unknown. */
export function hasShortYear(text: string): boolean {
  const parts = partsOf(text);
  return parts?.[0].length === 2 && calendarDayFrom(`20${parts[0]}-${parts[1]}-${parts[2]}`) !== null;
}
