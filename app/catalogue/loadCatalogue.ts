import { readdirSync, readFileSync } from 'node:fs';

import type { ForbiddenWord } from '@tuanbao/library/domain/applicant/groupName';
import type { OccupationRow } from '@tuanbao/library/domain/occupation/occupationTree';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Clauses, ProductGuide } from '@tuanbao/library/domain/product/productGuide';
import type { ClosedDay, Disclosure } from '@tuanbao/library/domain/site/siteContents';
import { productFamilyNames } from '@tuanbao/library/products/productFile';

import { clausesFrom, type CommonClauses, type LineClauses, withClauses } from './clauses.ts';
import { CatalogueError, definitionFrom, type Json, newContentOf, wholeContentOf } from './definitionFrom.ts';
import type { EnglishTexts } from './englishTexts.ts';
import { exclusionsOf, type Guide, guideFrom, type GuideLanguage, productGuideOf } from './guides.ts';
import { type ClearingBank, closedDaysFrom, type Industries, industriesFrom } from './referenceData.ts';
import { type Sales, salesFrom } from './salesTerms.ts';

/** Data that configure the system, such as products with their sales terms, occupations, banks and disclosures. */
export interface Catalogue {
  /**
   * Newest version of every product. The products are sorted by product line, in the order in which the app lists the
   * lines.
   */
  readonly products: readonly ProductDefinition[];
  /**
   * Returns the definition of a product in the given version, or in the newest version when `version` is absent. If the
   * product or the version doesn't exist, returns undefined.
   */
  productOf(id: string, version?: number): ProductDefinition | undefined;
  /**
   * Returns the definition in a content that an operator wrote. The content is checked like a file of the catalogue.
   * @throws CatalogueError with the invalid fields. The message of the error begins with `place`
   */
  definitionOf(place: string, content: unknown): ProductDefinition;
  /**
   * Returns the content merged with its family, so that no field is left out. @throws CatalogueError like
   * `definitionOf`
   */
  wholeContentOf(place: string, content: unknown): Json;
  /**
   * Returns the content with which a new product of a family begins, without id, name and version. Undefined when there
   * is no such family.
   */
  newContentOf(family: string): Json | undefined;
  /** Returns the whole content of the newest file of a product; undefined when no product has the id. */
  contentOf(id: string): Json | undefined;
  /** Returns the clauses of a product. If its line has no clauses, returns undefined. */
  clausesOf(product: ProductDefinition): Clauses | undefined;
  /** Returns the texts with which an agent explains a product. If its line has no texts, returns undefined. */
  guideOf(product: ProductDefinition, language: GuideLanguage): ProductGuide | undefined;
  readonly occupations: readonly OccupationRow[];
  readonly forbiddenWords: readonly ForbiddenWord[];
  readonly sales: Sales;
  /** Days on which no product's cover can start. They apply until operators publish other closed days. */
  readonly closedDays: readonly ClosedDay[];
  readonly banks: readonly ClearingBank[];
  readonly industries: Industries;
  /** Disclosures that apply until operators publish other disclosures. */
  readonly disclosures: readonly Disclosure[];
  readonly englishTexts: EnglishTexts;
}

const folder = new URL('./', import.meta.url);

/** Product lines (families), in the order in which the app lists the lines. */
const lines: readonly string[] = productFamilyNames;

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
  } catch (error) {
    throw new CatalogueError(path, [error instanceof Error ? error.message : 'unreadable'], { cause: error });
  }
}

/**
 * Returns the paths of the product files, followed by the paths of the sample listings. A product's version
 * that is no longer sold has its own file, `<id>.v<version>.json`.
 */
export const catalogueFiles = (): readonly string[] =>
  ['products/', 'listings/'].flatMap((part) =>
    readdirSync(new URL(part, folder))
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => `${part}${file}`),
  );

/** Returns the product definition in a file. @throws CatalogueError with the file and its invalid fields */
export function definitionIn(file: string): ProductDefinition {
  const definition = definitionFrom(file, readJson(file));
  const { id, version } = definition;
  if (![`${id}.json`, `${id}.v${version}.json`].includes(file.slice(file.indexOf('/') + 1))) {
    throw new CatalogueError(file, ['id: must be the name of the file']);
  }
  return definition;
}

/** Returns the rows of the occupation tree. */
export const readOccupations = (): readonly OccupationRow[] => readJson('occupations.json') as readonly OccupationRow[];

const readEnglishTexts = (): EnglishTexts =>
  new Map(Object.entries(readJson('english.json') as Readonly<Record<string, string>>));

/** Returns the guides of all lines. @throws CatalogueError when a file of a guide is invalid */
export function readGuides(): ReadonlyMap<string, Guide> {
  const common = readJson('guides/common.json');
  return new Map(lines.map((line) => [line, guideFrom(line, common, readJson(`guides/${line}.json`))]));
}

/** Returns the content of the clause file of each line, by line. */
const readClauses = (): ReadonlyMap<string, LineClauses> =>
  new Map(lines.map((line) => [line, readJson(`clauses/${line}.json`) as LineClauses]));

/** Returns the functions that compose the clauses and the guide of a product from the files of its line. */
function textsFrom(clauses: ReadonlyMap<string, LineClauses>): Pick<Catalogue, 'clausesOf' | 'guideOf'> {
  const common = readJson('clauses/common.json') as CommonClauses;
  const guides = readGuides();
  const clausesOf = (product: ProductDefinition): Clauses | undefined => {
    const own = clauses.get(product.line);
    const guide = guides.get(product.line);
    return own && guide && clausesFrom(common, own, exclusionsOf(guide, product, 'zh'));
  };
  return {
    clausesOf,
    guideOf: (product, language) => {
      const guide = guides.get(product.line);
      const composed = clausesOf(product);
      return guide && composed && productGuideOf(guide, product, composed, language);
    },
  };
}

const isNewest = (definition: ProductDefinition, all: readonly ProductDefinition[]) =>
  all.every(({ id, version }) => id !== definition.id || version <= definition.version);

/**
 * Reads the catalogue and checks its products, sales terms, guides and closed days.
 * @throws CatalogueError or TypeError when one of them is invalid
 */
export function loadCatalogue(): Catalogue {
  const clauses = readClauses();
  const withOwnClauses = (definition: ProductDefinition) => {
    const own = definition.jump.kind === 'native' ? clauses.get(definition.line) : undefined;
    return own ? withClauses(definition, own) : definition;
  };
  const files = new Map(catalogueFiles().map((file) => [file, withOwnClauses(definitionIn(file))]));
  const all = [...files.values()];
  const products = all
    .filter((definition) => isNewest(definition, all))
    .toSorted((a, b) => lines.indexOf(a.line) - lines.indexOf(b.line));
  return {
    products,
    productOf: (id, version) =>
      (version === undefined ? products : all).find(
        (product) => product.id === id && (version === undefined || product.version === version),
      ),
    definitionOf: (place, content) => withOwnClauses(definitionFrom(place, content)),
    wholeContentOf,
    newContentOf,
    contentOf: (id) => {
      const [file] = [...files].find(([, product]) => product.id === id && products.includes(product)) ?? [];
      return file === undefined ? undefined : wholeContentOf(file, readJson(file));
    },
    ...textsFrom(clauses),
    occupations: readOccupations(),
    forbiddenWords: readJson('forbiddenWords.json') as readonly ForbiddenWord[],
    sales: salesFrom(readJson('sales.json')),
    closedDays: closedDaysFrom(readJson('closedDays.json') as { readonly days: readonly ClosedDay[] }),
    banks: readJson('banks.json') as readonly ClearingBank[],
    industries: industriesFrom(readJson('industries.json') as readonly [string, string, string, string?][]),
    disclosures: readJson('disclosures.json') as readonly Disclosure[],
    englishTexts: readEnglishTexts(),
  };
}
