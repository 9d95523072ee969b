import { applicantFieldNames } from '@tuanbao/library/domain/applicant/applicantFields';
import type { NatureList, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { ValidationError } from 'yup';

import { definitionProblems } from './definitionProblems.ts';
import { definitionSchema } from './definitionSchema.ts';
import { naturesOf } from './naturesOf.ts';
import { isRecord } from './schemaParts.ts';

/** A catalogue file that doesn't fit; the message names the file and the fields. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly file: string;
  /** Each with its field. */
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[], options?: ErrorOptions) {
    super(`${file}: ${problems.join('; ')}`, options);
    this.file = file;
    this.problems = problems;
  }
}

type Json = { readonly [key: string]: unknown };

/** Objects are merged, anything else (arrays too) is replaced: a product file says only what differs from its family. */
function merged(family: Json, product: Json): Json {
  const own = Object.entries(product).map(([key, value]) => {
    const inherited = ownValue(family, key);
    return [key, isRecord(inherited) && isRecord(value) ? merged(inherited, value) : value] as const;
  });
  return { ...family, ...Object.fromEntries(own) };
}

/** Name of the defaults that every family extends. */
const common = 'common';

/** A field of the applicant that neither product nor family names isn't asked for. */
const fieldsNotAsked: Json = {
  applicant: { fields: Object.fromEntries(applicantFieldNames.map((field) => [field, 'hidden'])) },
};

/** A file as its schema describes it: it names a list of natures, and the definition holds their names. */
type ProductFile = Omit<ProductDefinition, 'applicant'> & {
  readonly applicant: Omit<ProductDefinition['applicant'], 'natures'> & { readonly natureList: NatureList };
};

const withNatures = ({ applicant, ...rest }: ProductFile): ProductDefinition => ({
  ...rest,
  applicant: { ...applicant, natures: naturesOf(applicant.natureList) },
});

/** A product file with its family's defaults and those that all families share, checked. @throws CatalogueError naming file and fields */
export function definitionFrom(file: string, content: unknown, familyOf: (name: string) => unknown): ProductDefinition {
  if (!isRecord(content)) throw new CatalogueError(file, ['must be an object']);
  const { family, ...own } = content;
  if (typeof family !== 'string') throw new CatalogueError(file, ['family: must name a file in families/']);
  const layers = [fieldsNotAsked, familyOf(common), familyOf(family), own];
  if (!layers.every(isRecord)) throw new CatalogueError(`families/${family}.json`, ['must be an object']);
  const whole = layers.reduce<Json>(merged, {});
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
