/** A calendar day in Asia/Shanghai, `YYYY-MM-DD`; never an instant. */
export type CalendarDay = string;

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** True when year, month and day are a real day. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1)) return false;
  const last = month === 2 && isLeapYear(year) ? 29 : (daysInMonth[month - 1] ?? 0);
  return day <= last;
}

/** The number written by the digits between two indexes; NaN where another character occurs. */
export function digitsOf(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

const hyphen = 45;

/**
 * True when the text is a real day written `YYYY-MM-DD`. Rosters call it several times per person: without a regular
 * expression it takes a tenth of the time.
 */
export const isCalendarDay = (text: string): boolean =>
  text.length === 10 &&
  text.charCodeAt(4) === hyphen &&
  text.charCodeAt(7) === hyphen &&
  isRealDate(digitsOf(text, 0, 4), digitsOf(text, 5, 7), digitsOf(text, 8, 10));

/**
 * The day written by eight digits `YYYYMMDD`, or null where there is no such day. @param from index of the first digit
 */
export function dayOfDigits(text: string, from = 0): CalendarDay | null {
  const month = from + 4;
  const day = from + 6;
  const end = from + 8;
  if (!isRealDate(digitsOf(text, from, month), digitsOf(text, month, day), digitsOf(text, day, end))) return null;
  return `${text.slice(from, month)}-${text.slice(month, day)}-${text.slice(day, end)}`;
}

/** Thrown where a text is no day, or a number of days or months is no whole number within a thousand years. */
export class CalendarError extends RangeError {
  override readonly name = 'CalendarError';
}

/** Returns the text if it is a day. @throws CalendarError */
export function checkedDay(day: CalendarDay): CalendarDay {
  if (!isCalendarDay(day)) throw new CalendarError('not a calendar day');
  return day;
}

/** The day written `YYYY-MM-DD`. @throws CalendarError where there is no such day */
export const calendarDayOf = (year: number, month: number, day: number): CalendarDay =>
  checkedDay(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/** The number with the digits of a day, YYYYMMDD: a year is a difference of ten thousand. @throws CalendarError */
function numberOf(day: CalendarDay): number {
  checkedDay(day);
  return digitsOf(day, 0, 4) * 10_000 + digitsOf(day, 5, 7) * 100 + digitsOf(day, 8, 10);
}

/**
 * Completed years on a day; the birthday itself counts as reached. A birthday on 29 February counts from 1 March in
 * other years. @throws CalendarError
 */
export const ageOn = (birthday: CalendarDay, day: CalendarDay): number =>
  Math.floor((numberOf(day) - numberOf(birthday)) / 10_000);
