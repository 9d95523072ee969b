import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { idCardProblems } from '../identity/idCard.ts';

/** Codes of problems in the text of a field. */
export type FieldTextCode =
  | 'dateInvalid'
  | 'establishedLater'
  | 'legalPersonIdInvalid'
  | 'choiceUnknown'
  | 'employeeTotalInvalid'
  | 'yuanInvalid';

/** Checks the normalised text of a field. Returns null when it is valid. */
export type FieldCheck = (text: string, today: CalendarDay) => FieldTextCode | null;

/** Accepts a whole number of persons from 1, with at most seven digits. */
export const persons: FieldCheck = (text) => (/^[1-9]\d{0,6}$/.test(text) ? null : 'employeeTotalInvalid');

/** Accepts an amount in yuan with at most two decimals. */
export const yuan: FieldCheck = (text) => (/^\d{1,13}(\.\d{1,2})?$/.test(text) ? null : 'yuanInvalid');

/** Accepts today or an earlier day. */
export const pastDay: FieldCheck = (text, today) => {
  if (!isCalendarDay(text)) return 'dateInvalid';
  return text > today ? 'establishedLater' : null;
};

/** Returns a check that accepts only the given words. */
export const oneOf =
  (words: readonly string[]): FieldCheck =>
  (text) =>
    words.includes(text) ? null : 'choiceUnknown';

/**
 * Accepts the document number of a legal representative. A number with the length of an id card number must be a valid
 * one; any other must have 5 to 30 letters, digits or signs.
 */
export const legalPersonId: FieldCheck = (text, today) => {
  const isRight = /^(\d{15}|\d{17}[\dX])$/.test(text)
    ? idCardProblems(text, today).every(({ severity }) => severity !== 'error')
    : /^[0-9A-Z()/-]{5,30}$/.test(text);
  return isRight ? null : 'legalPersonIdInvalid';
};

/** Normalises a number: half-width digits, without spaces, commas and the unit 元 (yuan). */
export const normaliseNumber = (text: string): string =>
  text.normalize('NFKC').replace(/[\s,]/gu, '').replace(/元$/u, '');

/** Normalises a number of persons in the same way, also without the unit 人 (persons). */
export const normalisePersons = (text: string): string => normaliseNumber(text).replace(/人$/u, '');
