import type { ProductPlace } from '@tuanbao/library/domain/product/productPlace';

/** The operators' settings for the sale of the products. Each instance of the server holds them in memory. */
export interface ProductOffer {
  /** True when a product isn't sold to the users of a host. `partnerHost` is empty for the platform's own host. */
  isOff(productId: string, partnerHost: string): boolean;
  /** The place of a product in the list that agents see. Returns undefined when operators haven't set a place. */
  placeOf(productId: string): ProductPlace | undefined;
  /**
   * Reads the published versions, the switches and the places again, because other instances of the server can also
   * change them.
   */
  refresh(): Promise<void>;
}
