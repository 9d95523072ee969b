import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type {
  AnySchema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

import { plainPatterns } from './plainText.ts';

/** JSON Schema (version 2020-12) as a plain object. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * Formats that the generated JSON Schemas use, with their checks. A program that validates against the schemas must
 * implement these formats.
 */
export const jsonSchemaFormats: Readonly<Record<string, (text: string) => boolean>> = {
  day: isCalendarDay,
  dayOrEmpty: (text) => text === '' || isCalendarDay(text),
  oneEmail: (text) => emailProblems(text).length === 0,
};

type Test = SchemaDescription['tests'][number];
type Keywords = Readonly<Record<string, (params: NonNullable<Test['params']>) => JsonSchema>>;

const regexOf = (params: NonNullable<Test['params']>) => ({ pattern: (params['regex'] as RegExp).source });

/**
 * Functions that return the JSON Schema keywords for the tests of a yup type. If a schema has a test without an entry
 * here, the conversion throws an error, so that no check is lost.
 */
const keywordsByType: Readonly<Record<string, Keywords>> = {
  string: {
    required: () => ({ minLength: 1 }),
    min: ({ min }) => ({ minLength: min }),
    max: ({ max }) => ({ maxLength: max }),
    matches: regexOf,
    plain: () => ({ pattern: plainPatterns.plain }),
    plainLines: () => ({ pattern: plainPatterns.plainLines }),
    day: () => ({ format: 'day' }),
    dayOrEmpty: () => ({ format: 'dayOrEmpty' }),
    oneEmail: () => ({ format: 'oneEmail' }),
    json: ({ content }) => ({
      contentMediaType: 'application/json',
      contentSchema: jsonSchemaOf(content as AnySchema),
    }),
  },
  number: {
    required: () => ({}),
    integer: () => ({ type: 'integer' }),
    min: ({ min }) => ({ minimum: min }),
    max: ({ max }) => ({ maximum: max }),
  },
  array: {
    required: () => ({}),
    min: ({ min }) => ({ minItems: min }),
    max: ({ max }) => ({ maxItems: max }),
    length: ({ length }) => ({ minItems: length, maxItems: length }),
    distinct: () => ({ uniqueItems: true }),
  },
  boolean: { required: () => ({}) },
  // Unknown fields of a request are ignored, and future versions may add fields to responses. So the JSON Schema
  // doesn't forbid unknown fields.
  object: { required: () => ({}), noUnknown: () => ({}) },
  mixed: {
    required: () => ({}),
    code: ({ max }) => ({ type: ['string', 'number'], maxLength: max, pattern: plainPatterns.plain }),
  },
};

function keywordsOf(description: SchemaDescription): readonly JsonSchema[] {
  const known = ownValue(keywordsByType, description.type);
  if (!known) throw new TypeError(`no JSON Schema for the type ${description.type}`);
  return description.tests.map((test) => {
    const keyword = ownValue(known, test.name ?? '');
    if (!keyword) throw new TypeError(`no JSON Schema for the test ${test.name} of ${description.type}`);
    return keyword(test.params ?? {});
  });
}

/**
 * Merges several schemas into one schema. If a schema repeats a keyword, such as a second pattern, that schema goes
 * into `allOf`.
 */
function joined(schemas: readonly JsonSchema[]): JsonSchema {
  const result: Record<string, unknown> = {};
  const again: JsonSchema[] = [];
  for (const schema of schemas) {
    if (Object.keys(schema).some((keyword) => Object.hasOwn(result, keyword))) again.push(schema);
    else Object.assign(result, schema);
  }
  return again.length > 0 ? { ...result, allOf: again } : result;
}

function contentOf(description: SchemaDescription): JsonSchema {
  if (description.type === 'object') {
    const fields = Object.entries((description as SchemaObjectDescription).fields);
    return {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])),
      required: fields.filter(([, field]) => !(field as SchemaDescription).optional).map(([name]) => name),
    };
  }
  const { innerType } = description as SchemaInnerTypeDescription;
  return description.type === 'array' && innerType && !Array.isArray(innerType) ? { items: schemaOf(innerType) } : {};
}

/** Returns a reference to the JSON Schema of a domain value, in the notation of OpenAPI. */
function referenceTo(name: string, isNullable: boolean): JsonSchema {
  const reference = { $ref: `#/components/schemas/${name}` };
  return isNullable ? { anyOf: [reference, { type: 'null' }] } : reference;
}

/**
 * Returns the allowed values of a field as `enum`. If the field may be null, null is among them. If the field has no
 * list of allowed values, returns no keyword.
 */
const choicesOf = ({ oneOf, nullable }: SchemaDescription): JsonSchema =>
  oneOf.length > 0 ? { enum: nullable && !oneOf.includes(null) ? [...oneOf, null] : oneOf } : {};

/** Metadata of a yup schema that the conversion to JSON Schema reads. */
interface Meta {
  readonly file?: object;
  readonly shape?: string;
  /**
   * JSON Schema that is used instead of a converted schema. It accepts the same values as the yup schema, whose check
   * is a function.
   */
  readonly json?: JsonSchema;
  /** Schemas for a field whose schema depends on its value. A valid value matches at least one of them. */
  readonly anyOf?: readonly AnySchema[];
}

function schemaOf(field: SchemaFieldDescription): JsonSchema {
  const description = field as SchemaDescription;
  const meta = description.meta as Meta | undefined;
  if (meta?.json) return meta.json;
  if (meta?.anyOf) return { anyOf: meta.anyOf.map(jsonSchemaOf) };
  // In OpenAPI 3.1, this keyword means that the value is the bytes of a file.
  if (meta?.file && description.type === 'mixed') return { contentMediaType: 'application/octet-stream' };
  const keywords = joined([choicesOf(description), ...keywordsOf(description)]);
  if (description.type === 'mixed') return meta?.shape ? referenceTo(meta.shape, description.nullable) : keywords;
  const { type = description.type, ...tests } = keywords;
  return { type: description.nullable ? [type, 'null'] : type, ...contentOf(description), ...tests };
}

/**
 * Converts a yup schema to JSON Schema, from the description that yup's `describe` returns. @throws TypeError when a
 * yup type or a yup test has no counterpart in `keywordsByType`
 */
export const jsonSchemaOf = (schema: AnySchema): JsonSchema => schemaOf(schema.describe());
