import { isPinyin, pinyinLetters, spellingOf } from '../pinyin/spelling.ts';
import type { ProductSummary } from './productSummary.ts';

/** Filter of a product list; an empty text filters nothing. */
export interface ProductFilterValue {
  readonly keyword: string;
  /** The insurer's code. */
  readonly company: string;
  /** Product line, for example `employerLiability`. */
  readonly line: string;
  readonly tag: string;
}

/** The filter that shows all products. */
export const emptyProductFilter: ProductFilterValue = { keyword: '', company: '', line: '', tag: '' };

/** Options of the filter. */
export interface ProductFilterOptions {
  readonly companies: readonly ProductSummary['insurer'][];
  readonly lines: readonly string[];
  readonly tags: readonly string[];
  /** Number of products per line; absent where it isn't shown. */
  readonly lineCounts?: Readonly<Record<string, number>> | undefined;
}

/**
 * The insurers, lines and tags in a list, each once, in the list's order. With a chosen insurer the lines are those
 * that it offers, with their number of products, plus the line chosen before.
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

/** True when letters match the name of a product: in full, by initials, or mixed. */
function isSpelled({ pinyin }: ProductSummary, keyword: string): boolean {
  const syllables = pinyin?.split(' ') ?? [];
  return isPinyin(keyword) && spellingOf(syllables, pinyinLetters(keyword), syllables.length) !== null;
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');

/**
 * The products that match. The keyword is searched in id, name (also by pinyin), summary, insurer, tags and badges,
 * ignoring width and case.
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
