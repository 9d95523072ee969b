import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { array, boolean, mixed, number, object, string, type ObjectShape, type Schema } from 'yup';

import { isPlain, isPlainLines } from './plainText.ts';
import { said } from './said.ts';

/** Characters as a user and JSON Schema count them: a rare one is one, although it takes two units. */
const isLongerThan = (value: string, max: number) => value.length > max && Array.from(value).length > max;

/** Text that isn't longer than `max` characters. */
const shortText = (max: number) =>
  string()
    .strict(true)
    .test({
      name: 'max',
      params: { max },
      message: said('tooLong', { max }),
      test: (value) => !value || !isLongerThan(value, max),
    });

/** One line of text of at most `max` characters; never undefined on the wire. */
export const text = (max: number) =>
  shortText(max)
    .test('plain', said('invisible'), (value) => !value || isPlain(value))
    .defined();

/** Text of several lines, at most `max` characters. */
export const lines = (max: number) =>
  shortText(max)
    .test('plainLines', said('invisible'), (value) => !value || isPlainLines(value))
    .defined();

/** Text that must not be empty. */
export const filledText = (max: number) => text(max).min(1, said('empty'));

/** Text of several lines that must not be empty. */
export const filledLines = (max: number) => lines(max).min(1, said('empty'));

const isJsonOf = (content: Schema, json: string) => {
  try {
    return content.isValidSync(JSON.parse(json), { strict: true });
  } catch {
    return false;
  }
};

/** JSON of some content, in a field of a form, which carries text alone. */
export const jsonText = (content: Schema, max: number) =>
  filledText(max).test({
    name: 'json',
    params: { content },
    test: (value) => isJsonOf(content, value),
  });

/** A calendar day `YYYY-MM-DD` that exists. yup's own date() takes 30 February. */
export const day = () =>
  string()
    .strict(true)
    .test('day', said('notDay'), (value) => value === undefined || isCalendarDay(value))
    .defined();

/** A day, or empty where nothing was entered yet. */
export const dayOrEmpty = () =>
  string()
    .strict(true)
    .test('dayOrEmpty', said('notDay'), (value) => !value || isCalendarDay(value))
    .defined();

/** One e-mail address, strictly: a list, or a name with it, is refused. */
export const oneEmail = () =>
  string()
    .max(254, said('tooLong', { max: 254 }))
    .test('oneEmail', said('notEmail'), (value) => value !== undefined && emailProblems(value).length === 0)
    .required(said('emailMissing'));

/** A whole number from `min` to `max`. JSON's 1e999 is Infinity and is refused. */
export const whole = (min: number, max: number) =>
  number()
    .strict(true)
    .integer(said('notWhole'))
    .min(min, said('tooSmall', { min }))
    .max(max, said('tooLarge', { max }))
    .defined();

const farthest = 1e15;

/** A number, or null where none was entered yet. */
export const numberOrNull = () =>
  number()
    .strict(true)
    .min(-farthest, said('tooSmall', { min: -farthest }))
    .max(farthest, said('tooLarge', { max: farthest }))
    .nullable()
    .defined();

/** A whole number in a query string. */
export const wholeInUrl = (min: number, max: number) =>
  number().integer(said('notWhole')).min(min, said('tooSmall', { min })).max(max, said('tooLarge', { max }));

/** Yuan with at most two decimals, as text, so that no float touches money. */
export const yuan = () =>
  string()
    .strict(true)
    .matches(/^-?\d{1,13}(\.\d{1,2})?$/, said('notYuan'))
    .defined();

/** Yuan as text, or empty where none were entered yet. */
export const yuanOrEmpty = () =>
  string()
    .strict(true)
    .matches(/^(-?\d{1,13}(\.\d{1,2})?)?$/, said('notYuan'))
    .defined();

/** Code of one of two words. */
export const oneOrTwo = () =>
  string()
    .strict(true)
    .matches(/^[12]$/)
    .defined();

/** A decimal number as text (rates, factors, exact premiums). */
export const decimal = () =>
  string()
    .strict(true)
    .matches(/^-?\d{1,15}(\.\d{1,20})?$/, said('notDecimal'))
    .defined();

export const flag = () => boolean().strict(true).defined();

/** An object. Unknown fields of a request are taken away before it is judged; an answer has none. */
export const shape = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown().defined();

/** A code that clients write as text or as a number; the documents give it without its type. */
export const code = (max: number) =>
  mixed<string | number>()
    .defined()
    .test({
      name: 'code',
      params: { max },
      test: (value) =>
        value === undefined ||
        (typeof value === 'string' ? !isLongerThan(value, max) && isPlain(value) : Number.isFinite(value)),
    });

/** An object that may be left out as a whole. */
export const shapeOrNone = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown().default(undefined).optional();

/** An object that may be left out as a whole, and each of its fields too. */
export const partOrNone = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown().partial().default(undefined).optional();

export const listOf = <Item>(item: Schema<Item>, max: number) =>
  array().of(item).max(max, said('tooMany', { max })).defined();

/** Values of the domain that travel as they are; `shapes/domainShapes` says what they look like. */
export type DomainValue =
  | 'Quote'
  | 'RatingSubject'
  | 'ProductSummary'
  | 'ProductDefinition'
  | 'ProductWords'
  | 'OccupationRow';

/** A value of the domain, in answers alone: nothing judges it. */
export const domainValue = <Value extends object>(name: DomainValue) => mixed<Value>().required().meta({ shape: name });

/** A request or answer without content. */
export const nothing = () => object({}).noUnknown().defined();
