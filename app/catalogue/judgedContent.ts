import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { occupationProblems } from './checkCatalogue.ts';
import { CatalogueError, type Json } from './definitionFrom.ts';
import { textsOfCatalogue } from './englishTexts.ts';
import { jsonMistakeIn } from './jsonMistake.ts';
import { type Catalogue, readGuides } from './loadCatalogue.ts';
import { contentProblem, type ContentProblem, problemIn } from './problemWords.ts';
import { isRecord } from './schemaParts.ts';

/**
 * Content of a product that an operator wrote, with the problems and remarks of the checks that catalogue files
 * undergo.
 */
export interface JudgedContent {
  /** The definition; null when the content has problems. */
  readonly product: ProductDefinition | null;
  /**
   * The whole content, merged with its family; null when the text isn't a JSON object, when the object names no known
   * family, or when its id isn't the id of the product.
   */
  readonly content: Json | null;
  /** Problems that prevent the publication of the content. */
  readonly problems: readonly ContentProblem[];
  /** Remarks about texts: a clause without explanation, a text without translation. */
  readonly remarks: readonly ContentProblem[];
}

const faulty = (problems: readonly ContentProblem[], content: Json | null = null): JudgedContent => ({
  product: null,
  content,
  problems,
  remarks: [],
});

function parsed(text: string): { readonly value: unknown } | ContentProblem {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    const { line, column } = jsonMistakeIn(text);
    return contentProblem('', `is no JSON (line ${line}, column ${column})`);
  }
}

function remarksAbout(catalogue: Catalogue, product: ProductDefinition): readonly ContentProblem[] {
  const covers = readGuides().get(product.line)?.covers ?? [];
  const explained = new Set(covers.map(({ clause }) => clause));
  const clauses = new Set(product.plans.flatMap((plan) => plan.clauses.map(({ name }) => name)));
  const texts = textsOfCatalogue({
    products: [product],
    clausesOf: (each) => catalogue.clausesOf(each),
    sales: { missions: [] },
    disclosures: [],
  });
  return [
    ...[...clauses].filter((name) => !explained.has(name)).map((name) => contentProblem('', `${name} isn't explained`)),
    ...[...texts]
      .filter((text) => !catalogue.englishTexts.has(text))
      .map((text) => contentProblem('', `${text} has no translation`)),
  ];
}

/**
 * Checks a content in the same way as the files of the catalogue. `text` is the content as JSON; `version` is the
 * version that the content gets when it is published.
 */
export function judgedContent(
  catalogue: Catalogue,
  { productId, version, text }: { readonly productId: string; readonly version: number; readonly text: string },
): JudgedContent {
  const written = parsed(text);
  if (!('value' in written)) return faulty([written]);
  if (!isRecord(written.value)) return faulty([contentProblem('', 'must be an object')]);
  if (written.value['id'] !== productId) return faulty([contentProblem('id', 'must be the id of the product')]);
  try {
    const content = catalogue.wholeContentOf(productId, { ...written.value, version });
    try {
      const product = catalogue.definitionOf(productId, content);
      const rows = new Map(catalogue.occupations.map((row) => [row.code, row]));
      const problems = occupationProblems(product, rows).map(problemIn);
      if (problems.length > 0) return faulty(problems, content);
      return { product, content, problems, remarks: remarksAbout(catalogue, product) };
    } catch (error) {
      if (error instanceof CatalogueError) return faulty(error.problems.map(problemIn), content);
      throw error;
    }
  } catch (error) {
    if (error instanceof CatalogueError) return faulty(error.problems.map(problemIn));
    throw error;
  }
}
