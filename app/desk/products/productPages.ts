import { lazyPart } from '../../client/platform/lazy/lazyPart.ts';
import type { DeskPageGroup } from '../pageGroup.ts';
import { productPaths } from './productPaths.ts';
import { messages } from './productsMenu.messages.ts';

/** Menu group with the list of products. The workbench of a product belongs to the group but isn't in the menu. */
export const productPages: DeskPageGroup<'list' | 'products'> = {
  words: messages,
  word: 'products',
  pages: [
    {
      path: productPaths.products,
      permission: 'products.see',
      word: 'list',
      Page: lazyPart(async () => (await import('./ProductsPage.tsx')).default),
    },
    {
      path: productPaths.product,
      permission: 'products.see',
      Page: lazyPart(async () => (await import('./ProductPage.tsx')).default),
    },
  ],
};
