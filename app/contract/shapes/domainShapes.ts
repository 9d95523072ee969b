import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { DomainValue } from '../wire/fields.ts';
import type { JsonSchema } from '../wire/jsonSchema.ts';
import { productWordsShape } from './clauseShape.ts';
import { occupationRowShape, productDefinitionShape, productSummaryShape } from './productShape.ts';
import { quoteShape, ratingSubjectShape } from './quoteShape.ts';

/** JSON Schemas of the domain values that responses contain without conversion. */
export const domainShapes: Readonly<Record<DomainValue, JsonSchema>> = {
  Quote: quoteShape,
  RatingSubject: ratingSubjectShape,
  ProductSummary: productSummaryShape,
  ProductDefinition: productDefinitionShape,
  ProductWords: productWordsShape,
  OccupationRow: occupationRowShape,
};

/**
 * Returns the JSON Schema of the domain value to which a reference points (see `referenceTo`). A schema that isn't a
 * reference is returned unchanged.
 */
export function resolved(schema: JsonSchema): JsonSchema {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema['$ref']))?.[1];
  return ownValue(domainShapes, name ?? '') ?? schema;
}
