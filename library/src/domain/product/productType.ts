import type { ProductJump } from './productDefinition.ts';

/** The place where a product is sold: in this app, or on another website (specification §2, product type). */
export type ProductType = ProductJump['kind'];

export const productTypes: readonly ProductType[] = ['native', 'api', 'cps', 'offline'];
