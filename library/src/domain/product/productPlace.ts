import type { ProductSummary } from './productSummary.ts';

/** Place of a product in lists, as operators have set it. */
export interface ProductPlace {
  readonly isHot: boolean;
  /** Number from 1; null for the place in the order of the catalogue. */
  readonly position: number | null;
}

/** Badge of a hot product. It is a text of the catalogue, in Chinese like its other texts. */
export const hotBadge = '热销';

function withPlace(product: ProductSummary, place: ProductPlace | undefined): ProductSummary {
  if (!place || product.badges.includes(hotBadge) === place.isHot) return product;
  const others = product.badges.filter((badge) => badge !== hotBadge);
  return { ...product, badges: place.isHot ? [hotBadge, ...others] : others };
}

/**
 * Products in the order in which agents see them: first those with a position, by its number, then the others as they
 * were. If operators have set the place of a product, it also decides whether the product is hot.
 */
export function offeredProducts(
  products: readonly ProductSummary[],
  placeOf: (productId: string) => ProductPlace | undefined,
): readonly ProductSummary[] {
  const positionOf = ({ id }: ProductSummary) => placeOf(id)?.position ?? Number.POSITIVE_INFINITY;
  return products
    .map((product) => withPlace(product, placeOf(product.id)))
    .sort((a, b) => (positionOf(a) === positionOf(b) ? 0 : positionOf(a) - positionOf(b)));
}
