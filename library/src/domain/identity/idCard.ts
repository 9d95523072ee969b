import { type CalendarDay, dayOfDigits, digitsOf, isCalendarDay } from '../calendar/calendarDay.ts';
import { errorAt, type Problem, warningAt } from '../problem/problem.ts';
import { idCardCheckDigit } from './checkDigits.ts';
import type { Sex } from './personIdType.ts';

export type IdCardCode =
  | 'E_ID_LENGTH'
  | 'E_ID_FORMAT'
  | 'E_ID_AREA'
  | 'E_ID_BIRTHDAY'
  | 'E_ID_CHECKSUM'
  | 'E_ID_PRECISION'
  | 'W_15_DIGIT';

/** What a resident's id number says about its holder (GB 11643). */
export interface IdCard {
  /** 18 characters, also for an old number of 15. */
  readonly number: string;
  readonly birthday: CalendarDay;
  readonly sex: Sex;
  /** An old number of 15 digits. */
  readonly isLegacy: boolean;
}

const provinces: ReadonlySet<number> = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'
    .split(' ')
    .map(Number),
);
const pattern18 = /^\d{17}[\dX]$/;
const pattern15 = /^\d{15}$/;
const scientific = /^\d(\.\d+)?E\+?\d{2}$/;

/** Whether one of the province codes that id numbers use stands in a text. @param at where its two digits are */
export const hasProvinceCode = (text: string, at = 0): boolean => provinces.has(digitsOf(text, at, at + 2));

/** An old number of 15 digits with the century and the check digit that it has today. */
export function legacyTo18(number15: string): string {
  const body = `${number15.slice(0, 6)}19${number15.slice(6)}`;
  return body + idCardCheckDigit(body);
}

/** Whether a day has come by `today`. @throws RangeError where `today` isn't a calendar day */
export function hasComeBy(day: CalendarDay, today: CalendarDay): boolean {
  if (!isCalendarDay(today)) throw new RangeError('today is no calendar day');
  return day <= today;
}

/** Whether a spreadsheet took the number for a figure and rounded it: `3.7E+17`, or three zeros where a check digit fails. */
export function isDamagedNumber(text: string): boolean {
  if (text.includes('E')) return scientific.test(text);
  return text.length === 18 && text.endsWith('000') && /^\d{18}$/.test(text) && isRounded(text, idCardCheckDigit(text));
}

/** Whether a number of 18 ends in the zeros of a rounded figure. @param mark the check digit that it ought to have */
const isRounded = (text: string, mark: string) => mark !== '0' && text.endsWith('000');

/** What is wrong with a text that isn't 15 digits, nor 17 and a mark. */
function misreadingOf(text: string): IdCardCode {
  if (isDamagedNumber(text)) return 'E_ID_PRECISION';
  return text.length === 15 || text.length === 18 ? 'E_ID_FORMAT' : 'E_ID_LENGTH';
}

/** What a normalised number says, or the code of what is wrong with it. @throws RangeError where `today` isn't a calendar day */
export function idCardReading(text: string, today: CalendarDay): IdCard | IdCardCode {
  const isLegacy = text.length === 15;
  if (!(isLegacy ? pattern15 : pattern18).test(text)) return misreadingOf(text);
  const mark = isLegacy ? '' : idCardCheckDigit(text);
  if (!isLegacy && isRounded(text, mark)) return 'E_ID_PRECISION';
  if (!hasProvinceCode(text)) return 'E_ID_AREA';
  const number = isLegacy ? legacyTo18(text) : text;
  const birthday = dayOfDigits(number, 6);
  if (birthday === null || !hasComeBy(birthday, today)) return 'E_ID_BIRTHDAY';
  if (!isLegacy && mark !== text[17]) return 'E_ID_CHECKSUM';
  return { number, birthday, sex: sexIn(number), isLegacy };
}

/** Whether the digits of a number of 18 that tell the birthday are those of a day; the rest of the number isn't looked at. */
export function spellsBirthday(number: string, day: string): boolean {
  if (number.length !== 18 || day.length !== 10) return false;
  for (let at = 0, digit = 6; at < day.length; at++) {
    if (at === 4 || at === 7) continue; // hyphens
    if (number.charCodeAt(digit++) !== day.charCodeAt(at)) return false;
  }
  return true;
}

const sexIn = (number: string): Sex => (number.charCodeAt(16) % 2 === 1 ? 'male' : 'female');

/**
 * Whether a normalised number of 18 is right and says the same birthday and sex. Thousands of persons are asked at a time,
 * nearly all of whom agree: that takes no object and no text. @throws RangeError where `today` isn't a calendar day
 */
export const idCardAgrees = (number: string, birthday: string, sex: string, today: CalendarDay): boolean =>
  isCalendarDay(birthday) &&
  spellsBirthday(number, birthday) &&
  sexIn(number) === sex &&
  digitsOf(number, 0, 6) >= 0 &&
  digitsOf(number, 14, 17) >= 0 &&
  idCardCheckDigit(number) === number[17] &&
  hasProvinceCode(number) &&
  hasComeBy(birthday, today);

/** What a normalised id number says, or null where it can't be right. */
export function idCardOf(text: string, today: CalendarDay): IdCard | null {
  const card = idCardReading(text, today);
  return typeof card === 'string' ? null : card;
}

/** What is wrong with a normalised id number: at most one error; an old number of 15 digits is only a warning. */
export function idCardProblems(text: string, today: CalendarDay, path = 'idNo'): readonly Problem<IdCardCode>[] {
  const card = idCardReading(text, today);
  if (typeof card === 'string') return [errorAt(path, card)];
  return card.isLegacy ? [warningAt(path, 'W_15_DIGIT')] : [];
}
