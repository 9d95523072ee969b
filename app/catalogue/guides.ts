import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Clauses, ProductGuide } from '@tuanbao/library/domain/product/productGuide';
import { type Schema, ValidationError } from 'yup';

import { CatalogueError } from './definitionFrom.ts';
import {
  type CommonGuide,
  commonGuideSchema,
  type ConditionalText,
  type LineGuide,
  lineGuideSchema,
} from './guideSchema.ts';

/** Languages of the texts in the guides. */
export type GuideLanguage = 'zh' | 'en';

/** Texts of a product line together with the texts that all lines share. */
export interface Guide extends LineGuide {
  /** File of the line, for the messages of `guideProblems`. */
  readonly file: string;
}

function checked<Content>(file: string, content: unknown, schema: Schema<Content>): Content {
  try {
    return schema.validateSync(content, { abortEarly: false, strict: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new CatalogueError(file, error.errors, { cause: error });
    throw error;
  }
}

/**
 * Returns the guide of a line: the texts in its own file, followed by the texts that all lines share.
 * @throws CatalogueError with the file and its invalid fields
 */
export function guideFrom(line: string, common: unknown, own: unknown): Guide {
  const file = `guides/${line}.json`;
  const shared = checked('guides/common.json', common, commonGuideSchema) as CommonGuide;
  const texts = checked(file, own, lineGuideSchema) as LineGuide;
  return {
    ...texts,
    file,
    exclusions: [...texts.exclusions, ...shared.exclusions],
    notices: [...texts.notices, ...shared.notices],
  };
}

const clauseNamesOf = ({ plans }: ProductDefinition): ReadonlySet<string> =>
  new Set(plans.flatMap(({ clauses }) => clauses.map(({ name }) => name)));

/** True when a conditional text belongs to the product. */
function belongsTo(text: ConditionalText, product: ProductDefinition, names: ReadonlySet<string>): boolean {
  return (
    (text.with?.some((name) => names.has(name)) ?? true) &&
    !text.without?.some((name) => names.has(name)) &&
    (text.bases?.includes(product.basis) ?? true)
  );
}

/** Returns the exclusions (责任免除) of a product in one language. */
export function exclusionsOf(guide: Guide, product: ProductDefinition, language: GuideLanguage): readonly string[] {
  const names = clauseNamesOf(product);
  return guide.exclusions.filter((text) => belongsTo(text, product, names)).map((text) => text[language]);
}

/** Returns the guide of a product: the texts that belong to the product in one language, and the clauses in Chinese. */
export function productGuideOf(
  guide: Guide,
  product: ProductDefinition,
  clauses: Clauses,
  language: GuideLanguage,
): ProductGuide {
  const names = clauseNamesOf(product);
  return {
    covers: guide.covers
      .filter(({ clause }) => names.has(clause))
      .map(({ clause, terms, ...text }) => ({ clause, text: text[language], terms })),
    exclusions: exclusionsOf(guide, product, language),
    notices: guide.notices.filter((text) => belongsTo(text, product, names)).map((text) => text[language]),
    claims: guide.claims.map(({ title, text }) => ({ title: title[language], text: text[language] })),
    clauses,
  };
}

/**
 * Problems of a guide when it is compared with the products of its line: a clause that is explained never or twice, and
 * names of clauses that no product has. Each problem has the form `file: message`.
 */
export function guideProblems(guide: Guide, products: readonly ProductDefinition[]): readonly string[] {
  const sold = new Set(products.flatMap((product) => [...clauseNamesOf(product)]));
  const explained = guide.covers.map(({ clause }) => clause);
  const conditions = [...guide.exclusions, ...guide.notices].flatMap((text) => [
    ...(text.with ?? []),
    ...(text.without ?? []),
  ]);
  const problems = [
    ...[...sold].filter((name) => !explained.includes(name)).map((name) => `covers: ${name} isn't explained`),
    ...explained.filter((name, at) => explained.indexOf(name) !== at).map((name) => `covers: ${name} occurs twice`),
    ...[...explained, ...conditions].filter((name) => !sold.has(name)).map((name) => `no product has clause ${name}`),
  ];
  return problems.map((problem) => `${guide.file}: ${problem}`);
}
