import { CalendarDate, parseDate } from '@internationalized/date';

/** A calendar day in Asia/Shanghai, `YYYY-MM-DD`; never an instant. */
export type CalendarDay = string;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether year, month and day name a real day. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1)) return false;
  const last = month === 2 && isLeapYear(year) ? 29 : (daysInMonth[month - 1] ?? 0);
  return day <= last;
}

/** Whether the text is a real day written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const match = dayPattern.exec(text);
  return match !== null && isRealDate(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** The day written `YYYY-MM-DD`. */
export const calendarDayOf = (year: number, month: number, day: number): CalendarDay =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day `days` later (earlier where negative). @throws where `day` isn't a calendar day */
export const plusDays = (day: CalendarDay, days: number): CalendarDay => parseDate(day).add({ days }).toString();

/** The day `months` later; the last of the month where the day doesn't exist there. @throws where `day` isn't a calendar day */
export const plusMonths = (day: CalendarDay, months: number): CalendarDay => parseDate(day).add({ months }).toString();

/** Days from `from` to `to`; negative where `to` is earlier. @throws where either isn't a calendar day */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  const julian = (day: CalendarDay) => {
    const date: CalendarDate = parseDate(day);
    return date.calendar.toJulianDay(date);
  };
  return julian(to) - julian(from);
}

/** Last day of cover, through 24:00, of a cover that starts at 00:00 of `start` (domain rules, ages and dates). */
export const lastDayOfCover = (start: CalendarDay, months: number): CalendarDay =>
  plusDays(plusMonths(start, months), -1);

/** Completed years on a day; the birthday itself counts as reached. A 29 February counts from 1 March in other years. */
export function ageOn(birthday: CalendarDay, day: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) >= birthday.slice(5) ? years : years - 1;
}
