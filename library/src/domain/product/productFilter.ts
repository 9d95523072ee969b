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
}

/** The insurers, lines and tags that occur in a list, each once, in the list's order. */
export const productFilterOptionsOf = (products: readonly ProductSummary[]): ProductFilterOptions => ({
  companies: [...new Map(products.map(({ insurer }) => [insurer.code, insurer])).values()],
  lines: [...new Set(products.map(({ line }) => line))],
  tags: [...new Set(products.flatMap(({ tags }) => tags))],
});

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');

/** The products that fit. The keyword is looked for in id, name, summary, insurer, tags and badges, whatever its width and case. */
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
        [product.id, product.name, product.summary, product.insurer.name, ...product.tags, ...product.badges].some(
          (text) => folded(text).includes(wanted),
        )),
  );
}
