import type { ProductJump } from './productDefinition.ts';

/** Place of sale of a product (specification §2, product type): this app, or the target of a jump. */
export type ProductType = ProductJump['kind'];

export const productTypes: readonly ProductType[] = ['native', 'api', 'cps', 'offline'];
