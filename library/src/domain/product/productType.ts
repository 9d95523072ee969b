import type { ProductJump } from './productDefinition.ts';

/** Where a product is written (specification §2, product type): here, or by a jump. */
export type ProductType = ProductJump['kind'];

export const productTypes: readonly ProductType[] = ['native', 'api', 'cps', 'offline'];
