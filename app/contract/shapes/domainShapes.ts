import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { DomainValue } from '../wire/fields.ts';
import type { JsonSchema } from '../wire/jsonSchema.ts';
import { productWordsShape } from './clauseShape.ts';
import { occupationRowShape, productDefinitionShape, productSummaryShape } from './productShape.ts';
import { quoteShape, ratingSubjectShape } from './quoteShape.ts';

/** The shapes of domain values that answers carry as they are. */
export const domainShapes: Readonly<Record<DomainValue, JsonSchema>> = {
  Quote: quoteShape,
  RatingSubject: ratingSubjectShape,
  ProductSummary: productSummaryShape,
  ProductDefinition: productDefinitionShape,
  ProductWords: productWordsShape,
  OccupationRow: occupationRowShape,
};

/** The shape that a reference of `referenceTo` leads to; the schema itself where it is none. */
export function resolved(schema: JsonSchema): JsonSchema {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema['$ref']))?.[1];
  return ownValue(domainShapes, name ?? '') ?? schema;
}
