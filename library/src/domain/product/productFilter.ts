import { isPinyin, pinyinLetters, spellingOf } from '../pinyin/spelling.ts';
import type { ProductSummary } from './productSummary.ts';

/** Filter of a product list. An empty text means no restriction. */
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

/** The values that the filter offers. */
export interface ProductFilterOptions {
  readonly companies: readonly ProductSummary['insurer'][];
  readonly lines: readonly string[];
  readonly tags: readonly string[];
  /** Number of products per line; absent when the numbers aren't shown. */
  readonly lineCounts?: Readonly<Record<string, number>> | undefined;
}

/**
 * The insurers, lines and tags in a list of products, each once, in the order of the list. If an insurer is chosen,
 * only its lines are returned, with their numbers of products; a chosen line is always kept.
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

/** True when the letters match the pinyin of a product's name: in full, by initials, or mixed. */
function isSpelled({ pinyin }: ProductSummary, keyword: string): boolean {
  const syllables = pinyin?.split(' ') ?? [];
  return isPinyin(keyword) && spellingOf(syllables, pinyinLetters(keyword), syllables.length) !== null;
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');

/**
 * The products that match the filter. The keyword is searched in id, name (also its pinyin), summary, insurer, tags and
 * badges. Upper and lower case, and full and half width, are treated as equal.
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
