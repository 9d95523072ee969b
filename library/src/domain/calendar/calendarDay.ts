/** A calendar day in Asia/Shanghai, written `YYYY-MM-DD`, without a time. */
export type CalendarDay = string;

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** True when year, month and day form a day that exists in the calendar. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1)) return false;
  const last = month === 2 && isLeapYear(year) ? 29 : (daysInMonth[month - 1] ?? 0);
  return day <= last;
}

/**
 * Reads a number in decimal digits from the index `from` to the index `to`, which isn't included. Returns NaN when one
 * of these characters isn't a digit.
 */
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
 * True when the text is an existing day, written `YYYY-MM-DD`. The check of a roster calls this function several times
 * for each person. It uses no regular expression, because that would take ten times as long.
 */
export const isCalendarDay = (text: string): boolean =>
  text.length === 10 &&
  text.charCodeAt(4) === hyphen &&
  text.charCodeAt(7) === hyphen &&
  isRealDate(digitsOf(text, 0, 4), digitsOf(text, 5, 7), digitsOf(text, 8, 10));

/**
 * The day that eight digits of a text contain as `YYYYMMDD`. Returns null when there is no such day.
 * @param from index of the first digit
 */
export function dayOfDigits(text: string, from = 0): CalendarDay | null {
  const month = from + 4;
  const day = from + 6;
  const end = from + 8;
  if (!isRealDate(digitsOf(text, from, month), digitsOf(text, month, day), digitsOf(text, day, end))) return null;
  return `${text.slice(from, month)}-${text.slice(month, day)}-${text.slice(day, end)}`;
}

/**
 * Thrown when a text isn't a calendar day, or when a number of days, months or years isn't whole or exceeds a thousand
 * years.
 */
export class CalendarError extends RangeError {
  override readonly name = 'CalendarError';
}

/** Returns the text unchanged. @throws CalendarError when the text isn't a calendar day */
export function checkedDay(day: CalendarDay): CalendarDay {
  if (!isCalendarDay(day)) throw new CalendarError('not a calendar day');
  return day;
}

/** Builds the day `YYYY-MM-DD` from year, month and day. @throws CalendarError when no such day exists */
export const calendarDayOf = (year: number, month: number, day: number): CalendarDay =>
  checkedDay(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/**
 * Converts a day to the number YYYYMMDD. If two days are one year apart, their numbers differ by 10,000.
 * @throws CalendarError when `day` isn't a calendar day
 */
function numberOf(day: CalendarDay): number {
  checkedDay(day);
  return digitsOf(day, 0, 4) * 10_000 + digitsOf(day, 5, 7) * 100 + digitsOf(day, 8, 10);
}

/**
 * Age in completed years on a day. A year of age is completed on the birthday. A person born on 29 February completes
 * it on 1 March in years that aren't leap years.
 * @throws CalendarError when an argument isn't a calendar day
 */
export const ageOn = (birthday: CalendarDay, day: CalendarDay): number =>
  Math.floor((numberOf(day) - numberOf(birthday)) / 10_000);
