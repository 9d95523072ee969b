import { productFamilyNames } from '@tuanbao/library/products/productFile';

import { type JsonSchema, jsonSchemaOf } from '../contract/wire/jsonSchema.ts';
import { definitionSchema } from './definitionSchema.ts';
import { isRecord } from './schemaParts.ts';

/** Fields that every product file must contain, because no family has a default value for them. */
const ownFields = ['family', 'id', 'version', 'name', 'summary', 'insurer', 'plans'];

/**
 * Returns the schema with unknown fields forbidden. If `isMerged` is true, the object is merged with its family's
 * object, so it may leave out fields. Objects in lists and in `anyOf` aren't merged, so they need all required fields.
 */
function closed(schema: JsonSchema, isMerged: boolean): JsonSchema {
  const { properties, required, items, anyOf, ...rest } = schema;
  const fields = isRecord(properties)
    ? {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, field]) => [name, closed(field as JsonSchema, isMerged)]),
        ),
        ...(isMerged || !Array.isArray(required) || required.length === 0 ? {} : { required }),
        additionalProperties: false,
      }
    : {};
  return {
    ...rest,
    ...fields,
    ...(isRecord(items) ? { items: closed(items, false) } : {}),
    ...(Array.isArray(anyOf) ? { anyOf: (anyOf as readonly JsonSchema[]).map((each) => closed(each, false)) } : {}),
  };
}

/**
 * Returns the JSON Schema (2020-12) of a product file, with which editors complete and check the file. The JSON Schema
 * is generated from the schema with which the catalogue validates the files. Contradictions between fields are found
 * only by `definitionProblems`.
 */
export function productFileSchema(): JsonSchema {
  const { properties, ...whole } = closed(jsonSchemaOf(definitionSchema), true);
  const fields = properties as Readonly<Record<string, JsonSchema>>;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Product of @tuanbao/library',
    description: 'Fields that differ from the defaults of the family. Rates, factors and premiums are decimal strings.',
    ...whole,
    properties: {
      $schema: { type: 'string' },
      family: { enum: productFamilyNames },
      ...fields,
      insurer: { ...fields['insurer'], required: ['code', 'name'] },
    },
    required: ownFields,
  };
}
