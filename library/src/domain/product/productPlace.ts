import type { ProductSummary } from './productSummary.ts';

/** Place of a product in lists. Operators set it. */
export interface ProductPlace {
  readonly isHot: boolean;
  /** Position in the list, counted from 1. If it is null, the order of the catalogue decides. */
  readonly position: number | null;
}

/** Badge of a hot product. It is in Chinese, like the other badges of the catalogue. */
export const hotBadge = '热销';

function withPlace(product: ProductSummary, place: ProductPlace | undefined): ProductSummary {
  if (!place || product.badges.includes(hotBadge) === place.isHot) return product;
  const others = product.badges.filter((badge) => badge !== hotBadge);
  return { ...product, badges: place.isHot ? [hotBadge, ...others] : others };
}

/**
 * Sorts products for agents. Products with a position come first, in the order of their positions. The other products
 * follow in the given order. If operators have set the place of a product, the place also decides whether the product
 * is hot.
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
