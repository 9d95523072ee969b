import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { array, boolean, mixed, number, object, type ObjectShape, string } from 'yup';

const decimalPattern = /^\d{1,9}(\.\d{1,8})?$/;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isDecimal = (value: unknown): value is string => typeof value === 'string' && decimalPattern.test(value);

/** Schema of an amount of money, a rate or a factor, written as a decimal string. */
export const decimal = () =>
  string().strict(true).matches(decimalPattern, '${path} must be a decimal string').required();

/** Schema of a text of 1 to 200 characters. An empty text has the same message as a missing one. */
export const name = () => string().strict(true).min(1, '${path} is a required field').max(200).required();

export const word = (...words: readonly string[]) => string().oneOf(words).required();

export const whole = (min: number) => number().strict(true).integer().min(min).required();

export const flag = () => boolean().strict(true).required();

export const list = () => array().strict(true).required();

/** Schema of an object without fields other than the given ones. */
export const shape = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown('${path} has unknown fields: ${unknown}');

/** JSON Schema of a text that `isDecimal` accepts. */
export const decimalText = { type: 'string', pattern: decimalPattern.source } as const;

const wholeNumber = { type: 'integer' } as const;

/**
 * Schema of a record in which all keys match the pattern and all values pass the test. An absent record is accepted
 * too.
 *
 * @param ofValue JSON Schema that accepts the same values as the test
 */
export const record = (what: string, key: RegExp, isValue: (value: unknown) => boolean, ofValue: object) =>
  mixed()
    .meta({
      json: {
        type: 'object',
        description: what,
        patternProperties: { [key.source]: ofValue },
        additionalProperties: false,
      },
    })
    .test(
      'record',
      `\${path} must be ${what}`,
      (value) =>
        value === undefined ||
        (isRecord(value) && Object.entries(value).every(([each, content]) => key.test(each) && isValue(content))),
    );

/** Schema of a record of decimal strings. */
export const decimalRecord = (what: string, key: RegExp) => record(what, key, isDecimal, decimalText);

/** Schema of a record of whole numbers. */
export const wholeRecord = (what: string, key: RegExp) =>
  record(what, key, (value) => Number.isInteger(value), wholeNumber);

/** Schema of a record with exactly the given keys and decimal strings as values. An absent record is accepted too. */
export const decimalsBy = (...keys: readonly string[]) =>
  mixed()
    .meta({
      json: {
        type: 'object',
        properties: Object.fromEntries(keys.map((key) => [key, decimalText])),
        required: keys,
        additionalProperties: false,
      },
    })
    .test(
      'decimals',
      `\${path} must have a decimal string for each of ${keys.join(', ')}`,
      (value) =>
        value === undefined ||
        (isRecord(value) &&
          Object.keys(value).length === keys.length &&
          keys.every((key) => isDecimal(ownValue(value, key)))),
    );

const isRateByClass = (value: unknown) =>
  isRecord(value) && Object.entries(value).every(([key, rate]) => /^[1-6]$/.test(key) && isDecimal(rate));

export const ratesByClass = () => decimalRecord('decimal rates by class 1 to 6', /^[1-6]$/);

export const premiumsByMonths = () =>
  record('premiums by months, then class', /^\d{1,2}$/, isRateByClass, {
    type: 'object',
    patternProperties: { '^[1-6]$': decimalText },
    additionalProperties: false,
  });

/** Schema of six characters 0 or 1, one for each of the occupation classes 1 to 6. */
export const classMask = () =>
  string()
    .strict(true)
    .matches(/^[01]{6}$/, '${path} must be six characters 0 or 1')
    .required();

const isAgeRange = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value['min']) &&
  Number.isInteger(value['max']) &&
  Object.keys(value).length === 2;

/** Schema of age ranges, by sex or by occupation class. */
export const ageRangesBy = (what: string, key: RegExp) =>
  record(`age ranges by ${what}`, key, isAgeRange, {
    type: 'object',
    properties: { min: wholeNumber, max: wholeNumber },
    required: ['min', 'max'],
    additionalProperties: false,
  });
