import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { DomainValue } from '../wire/fields.ts';
import type { JsonSchema } from '../wire/jsonSchema.ts';
import { productWordsShape } from './clauseShape.ts';
import { occupationRowShape, productDefinitionShape, productSummaryShape } from './productShape.ts';
import { quoteShape, ratingSubjectShape } from './quoteShape.ts';

/** JSON Schemas of the domain values that responses carry unchanged. */
export const domainShapes: Readonly<Record<DomainValue, JsonSchema>> = {
  Quote: quoteShape,
  RatingSubject: ratingSubjectShape,
  ProductSummary: productSummaryShape,
  ProductDefinition: productDefinitionShape,
  ProductWords: productWordsShape,
  OccupationRow: occupationRowShape,
};

/** Returns the JSON Schema that a reference of `referenceTo` points to; the schema itself when it isn't a reference. */
export function resolved(schema: JsonSchema): JsonSchema {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema['$ref']))?.[1];
  return ownValue(domainShapes, name ?? '') ?? schema;
}
