import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { RegionIndex } from '@tuanbao/library/domain/region/regionIndex';

/**
 * Data from which a field of the specification is derived, when the request or response itself doesn't have these data.
 */
export interface Facts {
  /** Returns the current version of a product; null when the product doesn't exist. */
  readonly productOf: (productId: string) => ProductDefinition | null;
  readonly regions: Pick<RegionIndex, 'regionOf'>;
}
