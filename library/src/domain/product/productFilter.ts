import { isPinyin, pinyinLetters, spellingOf } from '../pinyin/spelling.ts';
import type { ProductSummary } from './productSummary.ts';

/** What a list of products is narrowed to; an empty text narrows nothing. */
export interface ProductFilterValue {
  readonly keyword: string;
  /** The insurer's code. */
  readonly company: string;
  /** Product line, for example `employerLiability`. */
  readonly line: string;
  readonly tag: string;
}

/** Narrows nothing. */
export const emptyProductFilter: ProductFilterValue = { keyword: '', company: '', line: '', tag: '' };

/** What products may be narrowed by. */
export interface ProductFilterOptions {
  readonly companies: readonly ProductSummary['insurer'][];
  readonly lines: readonly string[];
  readonly tags: readonly string[];
  /** How many products each line has; absent: it isn't told. */
  readonly lineCounts?: Readonly<Record<string, number>> | undefined;
}

/**
 * The insurers, lines and tags that occur in a list, each once, in the list's order; once an insurer is chosen the lines
 * that it offers, with how many products each has, and the one that was chosen before.
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

/** Whether letters spell the name of a product: in full, by initials, or mixed. */
function isSpelled({ pinyin }: ProductSummary, keyword: string): boolean {
  const syllables = pinyin?.split(' ') ?? [];
  return isPinyin(keyword) && spellingOf(syllables, pinyinLetters(keyword), syllables.length) !== null;
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');

/** The products that fit. The keyword is looked for in id, name (by pinyin too), summary, insurer, tags and badges, whatever its width and case. */
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
