import type { ClauseKind, ProductDefinition } from '../../domain/product/productDefinition.ts';
import { productSummaryOf } from '../../domain/rating/productSummaryOf.ts';
import { coverTableOf } from '../../domain/scheme/coverTable.ts';
import { isReduction } from '../../i18n/discountWords.ts';
import { type ProductTermContext, productTermsOf } from '../../i18n/productTerms.ts';
import type { ProductComparisonMessages } from './ProductComparison.messages.ts';

/**
 * A compared property with its text for each product. The text is null if the product lacks the property. The text of
 * `premiumFrom` is an amount in yuan as a decimal string, or a sentence if there is no such amount.
 */
export interface ComparedProperty {
  readonly key: string;
  readonly name: string;
  /** True when the property is a clause, which a product may lack. */
  readonly isCover: boolean;
  readonly texts: readonly (string | null)[];
  readonly isSame: boolean;
}

type Texts = ReadonlyMap<string, { readonly name: string; readonly text: string }>;

/**
 * Returns, for each clause, the text with the range of its sums insured: from the first option of the first plan to the
 * last option of the last plan. If no plan includes the clause, the text says that the clause is optional.
 */
function coverTexts(product: ProductDefinition, words: ProductComparisonMessages): Texts {
  const rank: Readonly<Record<ClauseKind, number>> = { main: 0, addOn: 1, placeDuty: 2 };
  const rows = [...coverTableOf(product)].sort((one, other) => rank[one.kind] - rank[other.kind]);
  return new Map(
    rows.map(({ name, cells }) => {
      const limits = cells.flatMap((cell) => cell.limits);
      const range = words.limits(limits[0] ?? '', limits.at(-1) ?? '');
      const isIncluded = cells.some(({ status }) => status === 'included');
      return [`cover ${name}`, { name, text: isIncluded ? range : words.optional(range) }];
    }),
  );
}

function choiceTexts(product: ProductDefinition, words: ProductComparisonMessages): Texts {
  const labels = (options: readonly { readonly label: string }[]) =>
    options.map(({ label }) => label).join(words.separator);
  const tier = product.discountTiers.at(-1);
  const entries = [
    ['deductible', words.deductible, labels(product.deductibles)],
    ['payoutRatio', words.payoutRatio, labels(product.payoutRatios)],
    ['disabilityTable', words.disabilityTable, labels(product.disabilityTables)],
    [
      'discount',
      words.discount,
      tier && isReduction(tier.discount) ? words.bestDiscount(tier.minPersons, tier.discount) : '',
    ],
  ] as const;
  return new Map(entries.flatMap(([key, name, text]) => (text === '' ? [] : [[key, { name, text }] as const])));
}

function generalTexts(product: ProductDefinition, words: ProductComparisonMessages): Texts {
  const { premiumFrom } = productSummaryOf(product);
  return new Map([
    ['insurer', { name: words.insurer, text: product.insurer.name }],
    ['plans', { name: words.plans, text: product.plans.map(({ name }) => name).join(words.separator) }],
    ['premiumFrom', { name: words.premiumFrom, text: premiumFrom ?? words.onDemand }],
  ]);
}

const termTexts = (product: ProductDefinition, _: ProductComparisonMessages, context: ProductTermContext): Texts =>
  new Map(productTermsOf(product, context).map(({ id, term, text }) => [id, { name: term, text }] as const));

/**
 * The properties of products, one below the other: insurer, plans and lowest premium, then the covers, choices and
 * terms. A property that no product has is left out.
 */
export function comparedProducts(
  products: readonly ProductDefinition[],
  words: ProductComparisonMessages,
  context: ProductTermContext,
): readonly ComparedProperty[] {
  const parts = [generalTexts, coverTexts, choiceTexts, termTexts];
  return parts.flatMap((partOf) => {
    const each = products.map((product) => partOf(product, words, context));
    const names = new Map(each.flatMap((texts) => [...texts].map(([key, { name }]) => [key, name] as const)));
    return [...names].map(([key, name]) => {
      const texts = each.map((own) => own.get(key)?.text ?? null);
      return { key, name, isCover: partOf === coverTexts, texts, isSame: texts.every((text) => text === texts[0]) };
    });
  });
}
