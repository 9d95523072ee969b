import { applicantFieldNames } from '@tuanbao/library/domain/applicant/applicantFields';
import type { NatureList, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { ValidationError } from 'yup';

import { definitionProblems } from './definitionProblems.ts';
import { definitionSchema } from './definitionSchema.ts';
import { naturesOf } from './naturesOf.ts';
import { isRecord } from './schemaParts.ts';

/** Error for an invalid catalogue file; the message names the file and the fields. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly file: string;
  /** Problems of the file, each with the name of its field. */
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[], options?: ErrorOptions) {
    super(`${file}: ${problems.join('; ')}`, options);
    this.file = file;
    this.problems = problems;
  }
}

/** Content of a product file. */
export type Json = { readonly [key: string]: unknown };

/**
 * Merges two objects field by field. If a value isn't an object (an array, for example), the product's value replaces
 * the family's value. A product file therefore contains only the differences from its family.
 */
function merged(family: Json, product: Json): Json {
  const own = Object.entries(product).map(([key, value]) => {
    const inherited = ownValue(family, key);
    return [key, isRecord(inherited) && isRecord(value) ? merged(inherited, value) : value] as const;
  });
  return { ...family, ...Object.fromEntries(own) };
}

/** Name of the file with the default values of all families. */
const common = 'common';

/** Hides every field of the applicant. The family and the product then show the fields that they name. */
const fieldsNotAsked: Json = {
  applicant: { fields: Object.fromEntries(applicantFieldNames.map((field) => [field, 'hidden'])) },
};

/**
 * Product file as its schema validates it. The file names a list of natures of organisations; the definition contains
 * the natures of that list.
 */
type ProductFile = Omit<ProductDefinition, 'applicant'> & {
  readonly applicant: Omit<ProductDefinition['applicant'], 'natures'> & { readonly natureList: NatureList };
};

const withNatures = ({ applicant, ...rest }: ProductFile): ProductDefinition => ({
  ...rest,
  applicant: { ...applicant, natures: naturesOf(applicant.natureList) },
});

/**
 * Returns the whole content of a product file: merged with the defaults of all families and with its own family, whose
 * name it keeps. @throws CatalogueError when the file or its family isn't an object
 */
export function wholeContentOf(file: string, content: unknown, familyOf: (name: string) => unknown): Json {
  if (!isRecord(content)) throw new CatalogueError(file, ['must be an object']);
  const { family } = content;
  if (typeof family !== 'string') throw new CatalogueError(file, ['family: must name a file in families/']);
  const layers = [fieldsNotAsked, familyOf(common), familyOf(family), content];
  if (!layers.every(isRecord)) throw new CatalogueError(`families/${family}.json`, ['must be an object']);
  return layers.reduce<Json>(merged, {});
}

/**
 * Returns the definition in a product file. The file is merged with the defaults of all families and with its own
 * family, and the result is checked. @throws CatalogueError with the file and its invalid fields
 */
export function definitionFrom(file: string, content: unknown, familyOf: (name: string) => unknown): ProductDefinition {
  const { family: _family, ...whole } = wholeContentOf(file, content, familyOf);
  let definition: ProductDefinition;
  try {
    const fitting: object = definitionSchema.validateSync(whole, { abortEarly: false, strict: true });
    definition = withNatures(fitting as ProductFile);
  } catch (error) {
    if (error instanceof ValidationError) throw new CatalogueError(file, error.errors, { cause: error });
    throw error;
  }
  const problems = definitionProblems(definition);
  if (problems.length > 0) throw new CatalogueError(file, problems);
  return definition;
}
