import { lazyPart } from '../../client/platform/lazy/lazyPart.ts';
import type { DeskPageGroup } from '../pageGroup.ts';
import { productPaths } from './productPaths.ts';
import { messages } from './productsMenu.messages.ts';

/** Pages of the products: how they are sold, and the workbench for their versions. */
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
