import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Clauses } from '@tuanbao/library/domain/product/productGuide';
import type { Disclosure } from '@tuanbao/library/domain/site/siteContents';

import type { Sales } from './salesTerms.ts';

const file = 'english.json';

/** English translations of the texts of the catalogue, by the Chinese text. */
export type EnglishTexts = ReadonlyMap<string, string>;

const hasChinese = (text: string) => /\p{Script=Han}/u.test(text);

const textsOfProduct = (product: ProductDefinition): readonly string[] => [
  product.name,
  product.summary,
  product.insurer.name,
  ...product.tags,
  ...product.badges,
  ...product.applicant.natures,
  ...product.documents.map(({ name }) => name),
  ...(product.coInsurers ?? []).map(({ name }) => name),
  ...product.plans.flatMap((plan) => [
    plan.name,
    ...plan.clauses.flatMap(({ name, options, sumInsuredLimit }) => [
      name,
      ...options.map(({ label }) => label),
      sumInsuredLimit?.label ?? '',
    ]),
  ]),
  ...[product.deductibles, product.payoutRatios, product.disabilityTables, product.accidentRates ?? []].flatMap(
    (options) => options.map(({ label }) => label),
  ),
  product.axLimits?.maxPersonsText ?? '',
  ...(product.endorsement?.materials ?? []).map(({ name }) => name),
];

/** The parts of the catalogue that contain texts for users. */
interface CatalogueWithTexts {
  readonly products: readonly ProductDefinition[];
  readonly clausesOf: (product: ProductDefinition) => Clauses | undefined;
  readonly sales: Pick<Sales, 'missions'>;
  readonly disclosures: readonly Disclosure[];
}

/**
 * Chinese texts of the catalogue that must have an English translation, each once. Of the clauses, only the names and
 * titles are included.
 */
export const textsOfCatalogue = ({
  products,
  clausesOf,
  sales,
  disclosures,
}: CatalogueWithTexts): ReadonlySet<string> =>
  new Set(
    [
      ...products.flatMap(textsOfProduct),
      ...products.flatMap((product) => {
        const clauses = clausesOf(product);
        return clauses ? [clauses.name, ...clauses.articles.map(({ title }) => title)] : [];
      }),
      ...sales.missions.map(({ name }) => name),
      ...disclosures.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ].filter(hasChinese),
  );

/**
 * Problems of the translations: a text without translation, a translation of a text that isn't in the catalogue, or a
 * translation that is empty, contains Chinese, begins with a lowercase letter, or belongs to two texts. Each problem
 * begins with the name of the file.
 */
export function englishTextProblems(english: EnglishTexts, texts: ReadonlySet<string>): readonly string[] {
  const translations = [...english.values()];
  const problems = [
    ...[...texts].filter((text) => !english.has(text)).map((text) => `${text} has no translation`),
    ...[...english].flatMap(([text, translation]) => [
      ...(texts.has(text) ? [] : [`${text} isn't in the catalogue`]),
      ...(hasChinese(translation) || translation === '' ? [`${text}: the translation isn't English`] : []),
      ...(/^\p{Lowercase}/u.test(translation) ? [`${text}: the translation begins with a small letter`] : []),
    ]),
    ...translations
      .filter((translation, at) => translations.indexOf(translation) !== at)
      .map((translation) => `${translation} is the translation of two texts`),
  ];
  return problems.map((problem) => `${file}: ${problem}`);
}
