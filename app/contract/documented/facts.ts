import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { RegionIndex } from '@tuanbao/library/domain/region/regionIndex';

/** Data that a documented field is derived from when the request or response doesn't contain them. */
export interface Facts {
  /** Returns the current version of a product; null when the product doesn't exist. */
  readonly productOf: (productId: string) => ProductDefinition | null;
  readonly regions: Pick<RegionIndex, 'regionOf'>;
}
