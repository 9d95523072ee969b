import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { array, boolean, mixed, number, object, string, type ObjectShape, type Schema } from 'yup';

import { isPlain, isPlainLines } from './plainText.ts';
import { said } from './said.ts';

/**
 * True when a text has more than `max` characters. Characters are counted as a user and JSON Schema do: a rare
 * character counts as one, although it has two UTF-16 units.
 */
const isLongerThan = (value: string, max: number) => value.length > max && Array.from(value).length > max;

/** Text of at most `max` characters. */
const shortText = (max: number) =>
  string()
    .strict(true)
    .test({
      name: 'max',
      params: { max },
      message: said('tooLong', { max }),
      test: (value) => !value || !isLongerThan(value, max),
    });

/** Single-line text of at most `max` characters; never undefined on the wire. */
export const text = (max: number) =>
  shortText(max)
    .test('plain', said('invisible'), (value) => !value || isPlain(value))
    .defined();

/** Multi-line text of at most `max` characters. */
export const lines = (max: number) =>
  shortText(max)
    .test('plainLines', said('invisible'), (value) => !value || isPlainLines(value))
    .defined();

/** Single-line text that must not be empty. */
export const filledText = (max: number) => text(max).min(1, said('empty'));

/** Multi-line text that must not be empty. */
export const filledLines = (max: number) => lines(max).min(1, said('empty'));

const isJsonOf = (content: Schema, json: string) => {
  try {
    return content.isValidSync(JSON.parse(json), { strict: true });
  } catch {
    return false;
  }
};

/** JSON text in a form field, because a form carries only text. `content` is the schema of the JSON value. */
export const jsonText = (content: Schema, max: number) =>
  filledText(max).test({
    name: 'json',
    params: { content },
    test: (value) => isJsonOf(content, value),
  });

/** Calendar day `YYYY-MM-DD` that exists. yup's own date() accepts 30 February. */
export const day = () =>
  string()
    .strict(true)
    .test('day', said('notDay'), (value) => value === undefined || isCalendarDay(value))
    .defined();

/** Calendar day, or empty when nothing was entered yet. */
export const dayOrEmpty = () =>
  string()
    .strict(true)
    .test('dayOrEmpty', said('notDay'), (value) => !value || isCalendarDay(value))
    .defined();

/** Exactly one email address. A list, or an address with a name, is refused. */
export const oneEmail = () =>
  string()
    .max(254, said('tooLong', { max: 254 }))
    .test('oneEmail', said('notEmail'), (value) => value !== undefined && emailProblems(value).length === 0)
    .required(said('emailMissing'));

/** Whole number from `min` to `max`. JSON's 1e999 is Infinity and is refused. */
export const whole = (min: number, max: number) =>
  number()
    .strict(true)
    .integer(said('notWhole'))
    .min(min, said('tooSmall', { min }))
    .max(max, said('tooLarge', { max }))
    .defined();

const farthest = 1e15;

/** Number, or null when nothing was entered yet. */
export const numberOrNull = () =>
  number()
    .strict(true)
    .min(-farthest, said('tooSmall', { min: -farthest }))
    .max(farthest, said('tooLarge', { max: farthest }))
    .nullable()
    .defined();

/** Whole number in a query string. */
export const wholeInUrl = (min: number, max: number) =>
  number().integer(said('notWhole')).min(min, said('tooSmall', { min })).max(max, said('tooLarge', { max }));

/** Yuan with at most two decimals, as text, so that money is never a float. */
export const yuan = () =>
  string()
    .strict(true)
    .matches(/^-?\d{1,13}(\.\d{1,2})?$/, said('notYuan'))
    .defined();

/** Yuan as text, or empty when nothing was entered yet. */
export const yuanOrEmpty = () =>
  string()
    .strict(true)
    .matches(/^(-?\d{1,13}(\.\d{1,2})?)?$/, said('notYuan'))
    .defined();

/** Code of an enumeration with two words: 1 or 2. */
export const oneOrTwo = () =>
  string()
    .strict(true)
    .matches(/^[12]$/)
    .defined();

/** Decimal number as text, for rates, factors and exact premiums. */
export const decimal = () =>
  string()
    .strict(true)
    .matches(/^-?\d{1,15}(\.\d{1,20})?$/, said('notDecimal'))
    .defined();

export const flag = () => boolean().strict(true).defined();

/** Object. Unknown fields of a request are removed before it is validated; a response has none. */
export const shape = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown().defined();

/** Code that clients send as a string or as a number, because the specification gives it no type. */
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

/** Object that may be absent. */
export const shapeOrNone = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown().default(undefined).optional();

/** Object that may be absent, and whose fields may be absent too. */
export const partOrNone = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown().partial().default(undefined).optional();

export const listOf = <Item>(item: Schema<Item>, max: number) =>
  array().of(item).max(max, said('tooMany', { max })).defined();

/** Domain values that are sent unchanged; `shapes/domainShapes` has their JSON Schemas. */
export type DomainValue =
  | 'Quote'
  | 'RatingSubject'
  | 'ProductSummary'
  | 'ProductDefinition'
  | 'ProductWords'
  | 'OccupationRow';

/** Domain value in a response. It isn't validated. */
export const domainValue = <Value extends object>(name: DomainValue) => mixed<Value>().required().meta({ shape: name });

/** Request or response without content. */
export const nothing = () => object({}).noUnknown().defined();
