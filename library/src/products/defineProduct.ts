import type { ProductDefinition } from '../domain/product/productDefinition.ts';
import { definitionProblems } from './definitionProblems.ts';
import { naturesOf } from './naturesOf.ts';
import type { ProductFile } from './productFile.ts';
import { wholeProductOf } from './wholeProduct.ts';

/** Error for a product whose fields don't fit together. The message names the product and the fields. */
export class ProductDefinitionError extends Error {
  override readonly name = 'ProductDefinitionError';
  /** Problems of the product, each as `field: message`. */
  readonly problems: readonly string[];

  constructor(id: string, problems: readonly string[]) {
    super(`product ${id}: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

/**
 * Makes a product from its own fields and the defaults of its family. The compiler checks each field, and this function
 * checks that the fields fit together: a price for every class that is accepted, discount tiers without gaps, unique
 * codes.
 *
 * @example
 *   const product = defineProduct({
 *     family: 'groupAccident',
 *     id: '90001',
 *     version: 1,
 *     name: '示例团体意外险',
 *     summary: '一至四类职业',
 *     insurer: { code: 'DEMO', name: '示例财产保险' },
 *     plans: [{ code: 'A', name: '标准计划', rate: '1', clauses: [death] }],
 *   });
 *
 * @throws ProductDefinitionError when fields don't fit together
 */
export function defineProduct(file: ProductFile): ProductDefinition {
  const { family: _family, ...whole } = wholeProductOf({ ...file });
  const merged = whole as unknown as ProductDefinition;
  const natures = file.applicant?.natures ?? naturesOf(merged.applicant.natureList ?? 'general');
  const definition: ProductDefinition = { ...merged, applicant: { ...merged.applicant, natures } };
  const problems = definitionProblems(definition);
  if (problems.length > 0) throw new ProductDefinitionError(definition.id, problems);
  return definition;
}
