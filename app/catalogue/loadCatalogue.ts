import { readdirSync, readFileSync } from 'node:fs';

import type { ForbiddenWord } from '@tuanbao/library/domain/applicant/groupName';
import type { OccupationRow } from '@tuanbao/library/domain/occupation/occupationTree';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ValidationError } from 'yup';

import { definitionSchema } from './definitionSchema.ts';

/** Everything that is data and not code: products, occupations, forbidden words. */
export interface Catalogue {
  readonly products: readonly ProductDefinition[];
  /** The product's definition, or undefined; without `version` the present one. */
  productOf(id: string, version?: number): ProductDefinition | undefined;
  readonly occupations: readonly OccupationRow[];
  readonly forbiddenWords: readonly ForbiddenWord[];
}

/** A catalogue file that doesn't fit; the message names the file and the fields. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

type Json = { readonly [key: string]: unknown };

const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects are merged, anything else (arrays too) is replaced: a product file says only what differs from its family. */
function merged(family: Json, product: Json): Json {
  const result: Record<string, unknown> = { ...family };
  for (const [key, value] of Object.entries(product)) {
    const inherited = family[key];
    result[key] = isJsonObject(inherited) && isJsonObject(value) ? merged(inherited, value) : value;
  }
  return result;
}

const folder = new URL('./', import.meta.url);

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
  } catch (error) {
    throw new CatalogueError(`${path}: ${error instanceof Error ? error.message : 'unreadable'}`, { cause: error });
  }
}

/** A product file with its family's defaults, checked. @throws CatalogueError naming file and fields */
export function definitionFrom(file: string, content: unknown, familyOf: (name: string) => unknown): ProductDefinition {
  if (!isJsonObject(content) || typeof content['family'] !== 'string') {
    throw new CatalogueError(`${file}: family must name a file in families/`);
  }
  const { family, ...own } = content;
  const defaults = familyOf(family);
  if (!isJsonObject(defaults)) throw new CatalogueError(`families/${family}.json: must be an object`);
  try {
    return definitionSchema.validateSync(merged(defaults, own), {
      abortEarly: false,
      strict: true,
    }) as ProductDefinition;
  } catch (error) {
    if (error instanceof ValidationError)
      throw new CatalogueError(`${file}: ${error.errors.join('; ')}`, { cause: error });
    throw error;
  }
}

/** Reads and checks the whole catalogue. @throws CatalogueError */
export function loadCatalogue(): Catalogue {
  const products = readdirSync(new URL('products/', folder))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) =>
      definitionFrom(`products/${file}`, readJson(`products/${file}`), (family) => readJson(`families/${family}.json`)),
    );
  return {
    products,
    productOf: (id, version) =>
      products.find((product) => product.id === id && (version === undefined || product.version === version)),
    occupations: readJson('occupations.json') as readonly OccupationRow[],
    forbiddenWords: readJson('forbiddenWords.json') as readonly ForbiddenWord[],
  };
}
