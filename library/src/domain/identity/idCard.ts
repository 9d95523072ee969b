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

/** The data that the id number of a resident contains (GB 11643). */
export interface IdCard {
  /** The number with 18 characters. If the given number is an old number with 15 digits, this is its converted form. */
  readonly number: string;
  readonly birthday: CalendarDay;
  readonly sex: Sex;
  /** True when the given number is an old number with 15 digits. */
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

/**
 * True when two digits of a text are the code of a province, as at the start of id numbers.
 * @param at index of the first of the two digits
 */
export const hasProvinceCode = (text: string, at = 0): boolean => provinces.has(digitsOf(text, at, at + 2));

/** Converts an old id number of 15 digits to 18 characters: adds the century 19 and the check character. */
export function legacyTo18(number15: string): string {
  const body = `${number15.slice(0, 6)}19${number15.slice(6)}`;
  return body + idCardCheckDigit(body);
}

/** True when a day is `today` or earlier. @throws RangeError when `today` isn't a calendar day */
export function hasComeBy(day: CalendarDay, today: CalendarDay): boolean {
  if (!isCalendarDay(today)) throw new RangeError('today is no calendar day');
  return day <= today;
}

/**
 * True when a spreadsheet has rounded the id number. Such a number looks like `3.7E+17`, or ends in three zeros and has
 * a wrong check digit.
 */
export function isDamagedNumber(text: string): boolean {
  if (text.includes('E')) return scientific.test(text);
  return text.length === 18 && text.endsWith('000') && /^\d{18}$/.test(text) && isRounded(text, idCardCheckDigit(text));
}

/**
 * True when an id number of 18 digits ends in three zeros because it was rounded.
 * @param mark the check digit that would be correct
 */
const isRounded = (text: string, mark: string) => mark !== '0' && text.endsWith('000');

/**
 * The problem code of a text that doesn't look like an id number. An id number has 15 digits, or 17 digits and a check
 * character.
 */
function misreadingOf(text: string): IdCardCode {
  if (isDamagedNumber(text)) return 'E_ID_PRECISION';
  return text.length === 15 || text.length === 18 ? 'E_ID_FORMAT' : 'E_ID_LENGTH';
}

/**
 * Reads a normalised id number. Returns its data, or the code of its problem.
 * @throws RangeError when `today` isn't a calendar day
 */
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

/** True when an id number of 18 characters contains the birthday `day`. The other digits aren't checked. */
export function spellsBirthday(number: string, day: string): boolean {
  if (number.length !== 18 || day.length !== 10) return false;
  for (let at = 0, digit = 6; at < day.length; at++) {
    if (at === 4 || at === 7) continue; // The two hyphens of `day` are skipped.
    if (number.charCodeAt(digit++) !== day.charCodeAt(at)) return false;
  }
  return true;
}

const sexIn = (number: string): Sex => (number.charCodeAt(16) % 2 === 1 ? 'male' : 'female');

/**
 * True when a normalised id number of 18 characters is valid and contains the given birthday and sex. The function
 * creates no objects or strings, because it is called for thousands of persons, and nearly all of their numbers are
 * valid.
 * @throws RangeError when `today` isn't a calendar day
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

/** Returns the data in a normalised id number; null when the number isn't valid. */
export function idCardOf(text: string, today: CalendarDay): IdCard | null {
  const card = idCardReading(text, today);
  return typeof card === 'string' ? null : card;
}

/**
 * Problems of a normalised id number; at most one. An invalid number causes an error. A valid old number of 15 digits
 * causes a warning.
 */
export function idCardProblems(text: string, today: CalendarDay, path = 'idNo'): readonly Problem<IdCardCode>[] {
  const card = idCardReading(text, today);
  if (typeof card === 'string') return [errorAt(path, card)];
  return card.isLegacy ? [warningAt(path, 'W_15_DIGIT')] : [];
}
