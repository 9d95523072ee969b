import type { JsonSchema } from '../wire/jsonSchema.ts';

type OptionalKeys<Value> = { [Key in keyof Value]-?: object extends Pick<Value, Key> ? Key : never }[keyof Value];

type RequiredFields<Value> = { readonly [Key in Exclude<keyof Value, OptionalKeys<Value>>]: JsonSchema };

type OptionalFields<Value> = { readonly [Key in OptionalKeys<Value>]: JsonSchema };

/**
 * Returns the JSON Schema of an object type. The code compiles only if `fields` and `optional` together have exactly
 * the type's fields.
 */
export const objectOf = <Value extends object>(
  fields: RequiredFields<Value>,
  ...[optional]: [OptionalKeys<Value>] extends [never] ? [] : [optional: OptionalFields<Value>]
): JsonSchema => ({
  type: 'object',
  properties: { ...fields, ...optional },
  required: Object.keys(fields),
  additionalProperties: false,
});

/** Returns `shape` with additional fields. The specification has these fields, but the domain type doesn't. */
export const alsoWith = (shape: JsonSchema, fields: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  ...shape,
  properties: { ...(shape['properties'] as object), ...fields },
});

/**
 * Returns the JSON Schema of a union of string literals. The code compiles only if `words` contains every literal of
 * the union.
 */
export const wordOf = <Word extends string>(words: Readonly<Record<Word, true>>): JsonSchema => ({
  type: 'string',
  enum: Object.keys(words),
});

/** Returns the JSON Schema of a text that must be one of `words`. */
export const oneOf = (words: readonly string[]): JsonSchema => ({ type: 'string', enum: words });

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** Returns the JSON Schema of a record whose keys match the pattern `key` and whose values match `value`. */
export const recordOf = (key: string, value: JsonSchema): JsonSchema => ({
  type: 'object',
  propertyNames: { pattern: key },
  additionalProperties: value,
});

export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

export const anyOf = (...schemas: readonly JsonSchema[]): JsonSchema => ({ anyOf: schemas });

export const text: JsonSchema = { type: 'string' };

export const flag: JsonSchema = { type: 'boolean' };

export const whole: JsonSchema = { type: 'integer' };

export const figure: JsonSchema = { type: 'number' };

/** JSON Schema of a decimal number as a string, for amounts of money, rates and factors. */
export const decimal: JsonSchema = { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` };

/** JSON Schema of a calendar day in the form `YYYY-MM-DD`. */
export const day: JsonSchema = { type: 'string', format: 'day' };

/** JSON Schema of an occupation class: an integer from 1 to 6. */
export const occupationClass: JsonSchema = { type: 'integer', minimum: 1, maximum: 6 };

/**
 * JSON Schema of a set of occupation classes: six characters, one for each of the classes 1 to 6; 1 if the class is in
 * the set, 0 if not.
 */
export const classMask: JsonSchema = { type: 'string', pattern: '^[01]{6}$' };
