import type { ResponseOf } from '../../contract/call.ts';
import { everyHost } from '../../contract/desk/products/products.schema.ts';
import type { deskProducts } from '../../contract/desk/products/products.ts';
import type { messages } from './products.messages.ts';

/** The data that the list of products shows about a product. */
export type ListedProduct = ResponseOf<typeof deskProducts>['list'][number];

type Words = (typeof messages)['zh-CN'];

/** States of sale by which the list can be filtered. */
export const saleStates = ['onSale', 'asked', 'off', 'begun'] as const;

/**
 * Returns the state of sale of a product: `begun` if no version of a new product is in force, `off` if the product is
 * switched off on at least one host, `asked` if a request to switch the product off waits, and otherwise `onSale`.
 */
export function saleStateOf({ version, offOn, offAsked }: ListedProduct): (typeof saleStates)[number] {
  if (version === 0) return 'begun';
  if (offOn.length > 0) return 'off';
  return offAsked.length > 0 ? 'asked' : 'onSale';
}

/** Returns the displayed name of a host. */
export function hostName(words: Words, host: string): string {
  if (host === everyHost) return words.everywhere;
  return host === '' ? words.ownPlatform : host;
}

/**
 * Returns the products with the given state of sale whose name, id or insurer contains the text. An empty state or text
 * matches all products.
 */
export const productsMatching = (
  list: readonly ListedProduct[],
  { text, sale }: { readonly text: string; readonly sale: string },
): readonly ListedProduct[] =>
  list.filter(
    (product) =>
      (sale === '' || saleStateOf(product) === sale) &&
      [product.name, product.productId, product.insurer].some((value) => value.includes(text.trim())),
  );
