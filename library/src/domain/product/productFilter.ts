import { isPinyin, pinyinLetters, spellingOf } from '../pinyin/spelling.ts';
import type { ProductSummary } from './productSummary.ts';

/** The chosen values in the filter of a product list. A field with an empty text doesn't restrict the list. */
export interface ProductFilterValue {
  readonly keyword: string;
  /** Code of the insurer whose products are shown. */
  readonly company: string;
  /** Product line whose products are shown, for example `employerLiability`. */
  readonly line: string;
  readonly tag: string;
}

/** The filter without restrictions. It shows all products. */
export const emptyProductFilter: ProductFilterValue = { keyword: '', company: '', line: '', tag: '' };

/** The values from which the user can choose in the filter of a product list. */
export interface ProductFilterOptions {
  /** The insurers from which the user can choose. */
  readonly companies: readonly ProductSummary['insurer'][];
  /** Codes of the product lines from which the user can choose. */
  readonly lines: readonly string[];
  /** The tags from which the user can choose. */
  readonly tags: readonly string[];
  /** Number of products of each line; absent when the filter doesn't show these numbers. */
  readonly lineCounts?: Readonly<Record<string, number>> | undefined;
}

/**
 * The insurers, lines and tags in a list of products. Each occurs once, in the order of the list. If an insurer is
 * chosen, only the lines of this insurer and the chosen line are returned, and only the products of this insurer are
 * counted.
 */
export function productFilterOptionsOf(
  products: readonly ProductSummary[],
  { company, line: chosen }: Pick<ProductFilterValue, 'company' | 'line'> = emptyProductFilter,
): ProductFilterOptions {
  const lineCounts = new Map<string, number>();
  for (const { line, insurer } of products) {
    const isOffered = company === '' || insurer.code === company;
    if (isOffered || line === chosen) lineCounts.set(line, (lineCounts.get(line) ?? 0) + (isOffered ? 1 : 0));
  }
  return {
    companies: [...new Map(products.map(({ insurer }) => [insurer.code, insurer])).values()],
    lines: [...lineCounts.keys()],
    tags: [...new Set(products.flatMap(({ tags }) => tags))],
    lineCounts: Object.fromEntries(lineCounts),
  };
}

/**
 * True when the keyword is the pinyin of a product's name, or of a part of the name: in full, by initials, or mixed.
 */
function isSpelled({ pinyin }: ProductSummary, keyword: string): boolean {
  const syllables = pinyin?.split(' ') ?? [];
  return isPinyin(keyword) && spellingOf(syllables, pinyinLetters(keyword), syllables.length) !== null;
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');

/**
 * The products that match the filter. The keyword is searched in the id, name, pinyin of the name, summary, insurer,
 * tags and badges. Case and width of characters are ignored.
 */
export function productsMatching(
  products: readonly ProductSummary[],
  { keyword, company, line, tag }: ProductFilterValue,
): readonly ProductSummary[] {
  const wanted = folded(keyword);
  return products.filter(
    (product) =>
      (company === '' || product.insurer.code === company) &&
      (line === '' || product.line === line) &&
      (tag === '' || product.tags.includes(tag)) &&
      (wanted === '' ||
        isSpelled(product, wanted) ||
        [product.id, product.name, product.summary, product.insurer.name, ...product.tags, ...product.badges].some(
          (text) => folded(text).includes(wanted),
        )),
  );
}
