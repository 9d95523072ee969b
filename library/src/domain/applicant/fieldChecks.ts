import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { idCardProblems } from '../identity/idCard.ts';

/** The reason why the text of a field is wrong. */
export type FieldTextCode =
  | 'dateInvalid'
  | 'establishedLater'
  | 'legalPersonIdInvalid'
  | 'choiceUnknown'
  | 'employeeTotalInvalid'
  | 'yuanInvalid';

/** Checks the normalised text of a field; returns null where it is right. */
export type FieldCheck = (text: string, today: CalendarDay) => FieldTextCode | null;

/** A whole number of persons from 1, at most seven digits. */
export const persons: FieldCheck = (text) => (/^[1-9]\d{0,6}$/.test(text) ? null : 'employeeTotalInvalid');

/** An amount in yuan with at most two decimals. */
export const yuan: FieldCheck = (text) => (/^\d{1,13}(\.\d{1,2})?$/.test(text) ? null : 'yuanInvalid');

/** A day until today. */
export const pastDay: FieldCheck = (text, today) => {
  if (!isCalendarDay(text)) return 'dateInvalid';
  return text > today ? 'establishedLater' : null;
};

/** One of the words. */
export const oneOf =
  (words: readonly string[]): FieldCheck =>
  (text) =>
    words.includes(text) ? null : 'choiceUnknown';

/**
 * The document number of a legal representative. A foreigner's is free text; one with the length of an id card must be
 * an id card.
 */
export const legalPersonId: FieldCheck = (text, today) => {
  const isRight = /^(\d{15}|\d{17}[\dX])$/.test(text)
    ? idCardProblems(text, today).every(({ severity }) => severity !== 'error')
    : /^[0-9A-Z()/-]{5,30}$/.test(text);
  return isRight ? null : 'legalPersonIdInvalid';
};

/** Digits as people write them, without the spaces and commas between them, and without 元. */
export const normaliseNumber = (text: string): string =>
  text.normalize('NFKC').replace(/[\s,]/gu, '').replace(/元$/u, '');

/** The same for a number of persons: without 人. */
export const normalisePersons = (text: string): string => normaliseNumber(text).replace(/人$/u, '');
