import type { ProductPlace } from '@tuanbao/library/domain/product/productPlace';

/** How operators offer the products. Each instance of the server holds it in memory. */
export interface ProductOffer {
  /** True when a product isn't sold to the users of a host; empty for the platform's own host. */
  isOff(productId: string, partnerHost: string): boolean;
  /** Place of a product that operators have set; undefined when they haven't. */
  placeOf(productId: string): ProductPlace | undefined;
  /** Reads what was changed since the last time, also by other instances: versions, switches and places. */
  refresh(): Promise<void>;
}
