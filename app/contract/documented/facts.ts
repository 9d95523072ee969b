import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { RegionIndex } from '@tuanbao/library/domain/region/regionIndex';

/** Sources of documented fields beside the request or answer itself. */
export interface Facts {
  /** The product as it is sold today; null where there is none. */
  readonly productOf: (productId: string) => ProductDefinition | null;
  readonly regions: Pick<RegionIndex, 'regionOf'>;
}
