import type { JsonSchema } from '../wire/jsonSchema.ts';

type OptionalKeys<Value> = { [Key in keyof Value]-?: object extends Pick<Value, Key> ? Key : never }[keyof Value];

type RequiredFields<Value> = { readonly [Key in Exclude<keyof Value, OptionalKeys<Value>>]: JsonSchema };

type OptionalFields<Value> = { readonly [Key in OptionalKeys<Value>]: JsonSchema };

/** The shape of a type: exactly its fields; one that is missing here, or that the type doesn't have, fails to compile. */
export const objectOf = <Value extends object>(
  fields: RequiredFields<Value>,
  ...[optional]: [OptionalKeys<Value>] extends [never] ? [] : [optional: OptionalFields<Value>]
): JsonSchema => ({
  type: 'object',
  properties: { ...fields, ...optional },
  required: Object.keys(fields),
  additionalProperties: false,
});

/** A shape that may have more fields: those that the documents name beside ours. */
export const alsoWith = (shape: JsonSchema, fields: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  ...shape,
  properties: { ...(shape['properties'] as object), ...fields },
});

/** One word of a union, all of which are named here. */
export const wordOf = <Word extends string>(words: Readonly<Record<Word, true>>): JsonSchema => ({
  type: 'string',
  enum: Object.keys(words),
});

/** One of the words of a list. */
export const oneOf = (words: readonly string[]): JsonSchema => ({ type: 'string', enum: words });

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** A record: which keys it may have, and what each of them holds. */
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

/** Money, a rate or a factor: a decimal string. */
export const decimal: JsonSchema = { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` };

/** A calendar day `YYYY-MM-DD`. */
export const day: JsonSchema = { type: 'string', format: 'day' };

/** Classes 1 to 6. */
export const occupationClass: JsonSchema = { type: 'integer', minimum: 1, maximum: 6 };

/** Six characters 0/1 for the classes 1 to 6. */
export const classMask: JsonSchema = { type: 'string', pattern: '^[01]{6}$' };
