import type { ResponseOf } from '../../contract/call.ts';
import { everyHost } from '../../contract/desk/products/products.schema.ts';
import type { deskProducts } from '../../contract/desk/products/products.ts';
import type { messages } from './products.messages.ts';

/** A product in the list. */
export type ListedProduct = ResponseOf<typeof deskProducts>['list'][number];

type Words = (typeof messages)['zh-CN'];

/** States of sale by which the list can be filtered. */
export const saleStates = ['onSale', 'asked', 'off'] as const;

/** State of sale of a product: `off` if it is switched off anywhere, `asked` if a request for that waits. */
export function saleStateOf({ offOn, offAsked }: ListedProduct): (typeof saleStates)[number] {
  if (offOn.length > 0) return 'off';
  return offAsked.length > 0 ? 'asked' : 'onSale';
}

/** Name of a host, as the operator reads it. */
export function hostName(words: Words, host: string): string {
  if (host === everyHost) return words.everywhere;
  return host === '' ? words.ownPlatform : host;
}

/** Products whose name, id or insurer contains the text, and that have the state of sale; empty values match all. */
export const productsMatching = (
  list: readonly ListedProduct[],
  { text, sale }: { readonly text: string; readonly sale: string },
): readonly ListedProduct[] =>
  list.filter(
    (product) =>
      (sale === '' || saleStateOf(product) === sale) &&
      [product.name, product.productId, product.insurer].some((value) => value.includes(text.trim())),
  );
