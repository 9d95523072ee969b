import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { array, boolean, mixed, number, object, string, type ObjectShape, type Schema } from 'yup';

import { isPlain, isPlainLines } from './plainText.ts';
import { said } from './said.ts';

/**
 * True when a text has more than `max` characters. As in JSON Schema, a character above U+FFFF counts as one character,
 * although a JavaScript string stores it as two UTF-16 units.
 */
const isLongerThan = (value: string, max: number) => value.length > max && Array.from(value).length > max;

/** Schema of a text of at most `max` characters. */
const shortText = (max: number) =>
  string()
    .strict(true)
    .test({
      name: 'max',
      params: { max },
      message: said('tooLong', { max }),
      test: (value) => !value || !isLongerThan(value, max),
    });

/** Schema of a single-line text of at most `max` characters; the field must be present but may be empty. */
export const text = (max: number) =>
  shortText(max)
    .test('plain', said('invisible'), (value) => !value || isPlain(value))
    .defined();

/** Schema of a multi-line text of at most `max` characters. */
export const lines = (max: number) =>
  shortText(max)
    .test('plainLines', said('invisible'), (value) => !value || isPlainLines(value))
    .defined();

/** Schema of a single-line text that must not be empty. */
export const filledText = (max: number) => text(max).min(1, said('empty'));

/** Schema of a multi-line text that must not be empty. */
export const filledLines = (max: number) => lines(max).min(1, said('empty'));

const isJsonOf = (content: Schema, json: string) => {
  try {
    return content.isValidSync(JSON.parse(json), { strict: true });
  } catch {
    return false;
  }
};

/**
 * Schema of a JSON text in a field of an HTML form. An HTML form can send only texts, so the JSON value is sent as
 * text. `content` is the schema of the JSON value.
 */
export const jsonText = (content: Schema, max: number) =>
  filledText(max).test({
    name: 'json',
    params: { content },
    test: (value) => isJsonOf(content, value),
  });

/**
 * Schema of an existing calendar day in the form `YYYY-MM-DD`. yup's own `date()` isn't used, because it accepts 30
 * February.
 */
export const day = () =>
  string()
    .strict(true)
    .test('day', said('notDay'), (value) => value === undefined || isCalendarDay(value))
    .defined();

/** Schema of a calendar day or an empty text. */
export const dayOrEmpty = () =>
  string()
    .strict(true)
    .test('dayOrEmpty', said('notDay'), (value) => !value || isCalendarDay(value))
    .defined();

/** Schema of exactly one email address. A list of addresses, or an address with a person's name, is refused. */
export const oneEmail = () =>
  string()
    .max(254, said('tooLong', { max: 254 }))
    .test('oneEmail', said('notEmail'), (value) => value !== undefined && emailProblems(value).length === 0)
    .required(said('emailMissing'));

/**
 * Schema of a whole number from `min` to `max`. The JSON number 1e999 is refused, because JavaScript reads it as
 * Infinity.
 */
export const whole = (min: number, max: number) =>
  number()
    .strict(true)
    .integer(said('notWhole'))
    .min(min, said('tooSmall', { min }))
    .max(max, said('tooLarge', { max }))
    .defined();

const farthest = 1e15;

/** Schema of a number or null. */
export const numberOrNull = () =>
  number()
    .strict(true)
    .min(-farthest, said('tooSmall', { min: -farthest }))
    .max(farthest, said('tooLarge', { max: farthest }))
    .nullable()
    .defined();

/** Schema of a whole number from `min` to `max` that is sent as text in a query string. */
export const wholeInUrl = (min: number, max: number) =>
  number().integer(said('notWhole')).min(min, said('tooSmall', { min })).max(max, said('tooLarge', { max }));

/**
 * Schema of an amount in yuan as text with at most two decimals. The amount is text, so that money is never a float.
 */
export const yuan = () =>
  string()
    .strict(true)
    .matches(/^-?\d{1,13}(\.\d{1,2})?$/, said('notYuan'))
    .defined();

/** Schema of an amount in yuan as text, or of an empty text. */
export const yuanOrEmpty = () =>
  string()
    .strict(true)
    .matches(/^(-?\d{1,13}(\.\d{1,2})?)?$/, said('notYuan'))
    .defined();

/** Schema of a code that is `1` or `2`, for an enumeration with two words. */
export const oneOrTwo = () =>
  string()
    .strict(true)
    .matches(/^[12]$/)
    .defined();

/** Schema of a decimal number as text, for rates, factors and exact premiums. */
export const decimal = () =>
  string()
    .strict(true)
    .matches(/^-?\d{1,15}(\.\d{1,20})?$/, said('notDecimal'))
    .defined();

export const flag = () => boolean().strict(true).defined();

/** Schema of an object. The server removes unknown fields from a request before it validates the request. */
export const shape = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown().defined();

/** Schema of a code that clients send as a string or as a number, because the specification gives it no type. */
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

/** Schema of an object that may be absent. */
export const shapeOrNone = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown().default(undefined).optional();

/** Schema of an object that may be absent and in which each field may be absent. */
export const partOrNone = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown().partial().default(undefined).optional();

export const listOf = <Item>(item: Schema<Item>, max: number) =>
  array().of(item).max(max, said('tooMany', { max })).defined();

/** Names of the domain values that are sent without conversion. `shapes/domainShapes` has their JSON Schemas. */
export type DomainValue =
  | 'Quote'
  | 'RatingSubject'
  | 'ProductSummary'
  | 'ProductDefinition'
  | 'ProductWords'
  | 'OccupationRow';

/** Schema of a domain value in a response. The value isn't validated. */
export const domainValue = <Value extends object>(name: DomainValue) => mixed<Value>().required().meta({ shape: name });

/** Schema of a request or response without content. */
export const nothing = () => object({}).noUnknown().defined();
