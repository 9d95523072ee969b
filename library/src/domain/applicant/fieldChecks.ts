import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { idCardProblems } from '../identity/idCard.ts';

/** Codes of the problems in the text of an applicant's field. */
export type FieldTextCode =
  | 'dateInvalid'
  | 'establishedLater'
  | 'legalPersonIdInvalid'
  | 'choiceUnknown'
  | 'employeeTotalInvalid'
  | 'yuanInvalid';

/** A check of the normalised text of a field. Returns null when the text is valid. */
export type FieldCheck = (text: string, today: CalendarDay) => FieldTextCode | null;

/** Accepts a whole number of persons. It must be at least 1 and have at most seven digits. */
export const persons: FieldCheck = (text) => (/^[1-9]\d{0,6}$/.test(text) ? null : 'employeeTotalInvalid');

/** Accepts an amount in yuan with at most 13 digits before the decimal point and at most two decimals. */
export const yuan: FieldCheck = (text) => (/^\d{1,13}(\.\d{1,2})?$/.test(text) ? null : 'yuanInvalid');

/** Accepts today or an earlier day, written `YYYY-MM-DD`. */
export const pastDay: FieldCheck = (text, today) => {
  if (!isCalendarDay(text)) return 'dateInvalid';
  return text > today ? 'establishedLater' : null;
};

/** Returns a check that accepts only the texts in `words`. */
export const oneOf =
  (words: readonly string[]): FieldCheck =>
  (text) =>
    words.includes(text) ? null : 'choiceUnknown';

/**
 * Accepts the document number of a legal representative. A text of 15 digits, or of 17 digits and a check character,
 * must be a valid id card number. Any other text must consist of 5 to 30 letters, digits, hyphens, slashes or
 * parentheses.
 */
export const legalPersonId: FieldCheck = (text, today) => {
  const isRight = /^(\d{15}|\d{17}[\dX])$/.test(text)
    ? idCardProblems(text, today).every(({ severity }) => severity !== 'error')
    : /^[0-9A-Z()/-]{5,30}$/.test(text);
  return isRight ? null : 'legalPersonIdInvalid';
};

/** Normalises a number: full-width digits become half-width; spaces, commas and a final 元 (yuan) are removed. */
export const normaliseNumber = (text: string): string =>
  text.normalize('NFKC').replace(/[\s,]/gu, '').replace(/元$/u, '');

/** Normalises a number of persons in the same way as `normaliseNumber`, and also removes a final 人 (persons). */
export const normalisePersons = (text: string): string => normaliseNumber(text).replace(/人$/u, '');
