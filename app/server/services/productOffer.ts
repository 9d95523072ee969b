import type { ProductPlace } from '@tuanbao/library/domain/product/productPlace';

/** The operators' settings for the sale of the products. Each instance of the server holds them in memory. */
export interface ProductOffer {
  /** True when a product isn't sold to the users of a host. `partnerHost` is empty for the platform's own host. */
  isOff(productId: string, partnerHost: string): boolean;
  /** The place that operators have set for a product in the agents' list. Returns undefined when they have set none. */
  placeOf(productId: string): ProductPlace | undefined;
  /** Reads the versions, switches and places that changed since the last call, including changes by other instances. */
  refresh(): Promise<void>;
}
