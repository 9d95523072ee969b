import type { ProductJump } from './productDefinition.ts';

/**
 * How a product is sold: in this app (`native`) or on a page at another address (all other values; specification §2,
 * product type).
 */
export type ProductType = ProductJump['kind'];

export const productTypes: readonly ProductType[] = ['native', 'api', 'cps', 'offline'];
