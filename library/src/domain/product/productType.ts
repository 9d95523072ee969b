import type { ProductJump } from './productDefinition.ts';

/** The place where a product is sold (specification §2, product type): in this app, or on another website. */
export type ProductType = ProductJump['kind'];

export const productTypes: readonly ProductType[] = ['native', 'api', 'cps', 'offline'];
