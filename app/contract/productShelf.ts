import type { ResponseOf } from './call.ts';
import { asIs, call } from './call.ts';
import type { ProductShelfWires } from './productShelf.schema.ts';

/**
 * Returns the ids of the pinned products and of up to three recent products of the caller. Only products on sale are
 * included. The product that was pinned last comes first. The recent products are the products of the caller's last
 * orders, quotations and drafts, without the pinned products.
 */
export const productShelf = call('GET', '/api/own/productShelf', {
  summary: "The caller's pinned and recent products",
  request: asIs<ProductShelfWires['productShelf']['request']>(),
  response: asIs<ProductShelfWires['productShelf']['response']>(),
});
export type ProductShelf = ResponseOf<typeof productShelf>;

/** Pins a product to the top of the caller's product list, or unpins it. */
export const pinProduct = call('POST', '/api/own/pinnedProducts', {
  summary: 'Pin or unpin a product',
  request: asIs<ProductShelfWires['pinProduct']['request']>(),
  response: asIs<ProductShelfWires['pinProduct']['response']>(),
});
