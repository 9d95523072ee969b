import type { NatureList, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { definitionProblems } from '@tuanbao/library/products/definitionProblems';
import { naturesOf } from '@tuanbao/library/products/naturesOf';
import { type ProductFamily, productFamilyNames } from '@tuanbao/library/products/productFile';
import { type ProductContent, wholeProductOf } from '@tuanbao/library/products/wholeProduct';
import { ValidationError } from 'yup';

import { definitionSchema } from './definitionSchema.ts';
import { isRecord } from './schemaParts.ts';

/** Error for an invalid catalogue file; the message names the file and its problems. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly file: string;
  /** Problems of the file. A problem of one field begins with the name of the field. */
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[], options?: ErrorOptions) {
    super(`${file}: ${problems.join('; ')}`, options);
    this.file = file;
    this.problems = problems;
  }
}

/** Content of a product file. */
export type Json = ProductContent;

/**
 * Product file after validation by its schema. The file contains only the name of a list of natures of organisations;
 * the definition contains the natures themselves.
 */
type WholeFile = Omit<ProductDefinition, 'applicant'> & {
  readonly applicant: Omit<ProductDefinition['applicant'], 'natures'> & { readonly natureList: NatureList };
};

const withNatures = ({ applicant, ...rest }: WholeFile): ProductDefinition => ({
  ...rest,
  applicant: { ...applicant, natures: naturesOf(applicant.natureList) },
});

const isFamily = (name: unknown): name is ProductFamily => productFamilyNames.some((family) => family === name);

/**
 * Returns the whole content of a product file: the file merged with the values that all families share and the defaults
 * of its own family. The result still contains the name of the family.
 * @throws CatalogueError when the file isn't an object or names no family
 */
export function wholeContentOf(file: string, content: unknown): Json {
  if (!isRecord(content)) throw new CatalogueError(file, ['must be an object']);
  const { family } = content;
  if (!isFamily(family)) {
    throw new CatalogueError(file, [`family: must be one of the following values: ${productFamilyNames.join(', ')}`]);
  }
  return wholeProductOf({ ...content, family });
}

/** Empty values of fields for which no family has a default. In a new product, an operator replaces them. */
const stillEmpty: Json = { summary: '', insurer: { code: '', name: '' }, plans: [] };

/**
 * Returns the content with which a new product of a family begins: the defaults of the family, and empty values for
 * fields without a default. Undefined when there is no such family. The content still lacks id, name and version.
 */
export const newContentOf = (family: string): Json | undefined =>
  isFamily(family) ? wholeProductOf({ ...stillEmpty, family }) : undefined;

/**
 * Returns the definition in a product file. The file is merged with the values that all families share and the defaults
 * of its own family, and the result is checked.
 * @throws CatalogueError with the file and its invalid fields
 */
export function definitionFrom(file: string, content: unknown): ProductDefinition {
  const { family: _family, ...whole } = wholeContentOf(file, content);
  let definition: ProductDefinition;
  try {
    const fitting: object = definitionSchema.validateSync(whole, { abortEarly: false, strict: true });
    definition = withNatures(fitting as WholeFile);
  } catch (error) {
    if (error instanceof ValidationError) throw new CatalogueError(file, [...new Set(error.errors)], { cause: error });
    throw error;
  }
  const problems = definitionProblems(definition);
  if (problems.length > 0) throw new CatalogueError(file, problems);
  return definition;
}
