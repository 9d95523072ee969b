import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';

/** The product and the insurer to which a list is limited. */
export interface ProductChoice {
  /** Id of the product; empty for all products. */
  readonly product: string;
  /** Code of the insurer; empty for all insurers. */
  readonly insurer: string;
}

/**
 * Returns the ids of the products to which a choice limits a list. Undefined if entries of all products are shown; null
 * while the products of the chosen insurer are loaded.
 */
export function chosenProductIds(
  { product, insurer }: ProductChoice,
  products: readonly ProductSummary[] | undefined,
): readonly string[] | undefined | null {
  if (insurer === '') return product === '' ? undefined : [product];
  if (!products) return null;
  const ofInsurer = products.filter((each) => each.insurer.code === insurer).map(({ id }) => id);
  return product === '' ? ofInsurer : ofInsurer.filter((id) => id === product);
}

/** Returns the names of the product and the insurer of a choice. A name that isn't known is undefined. */
export const chosenNames = (
  { product, insurer }: ProductChoice,
  products: readonly ProductSummary[],
): readonly (string | undefined)[] => [
  products.find(({ id }) => id === product)?.name,
  products.find((each) => each.insurer.code === insurer)?.insurer.name,
];
