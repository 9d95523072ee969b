import { lazyPart } from '../../client/platform/lazy/lazyPart.ts';
import type { DeskPageGroup } from '../pageGroup.ts';
import { messages } from './siteMenu.messages.ts';

/** Menu group with the pages for content that all users see, and for the brands of hosts. */
export const sitePages: DeskPageGroup<'brands' | 'contents' | 'site'> = {
  words: messages,
  word: 'site',
  pages: [
    {
      path: '/desk/site',
      permission: 'site.change',
      word: 'contents',
      Page: lazyPart(async () => (await import('./SitePage.tsx')).default),
    },
    {
      path: '/desk/brands',
      permission: 'site.brand',
      word: 'brands',
      Page: lazyPart(async () => (await import('./BrandsPage.tsx')).default),
    },
  ],
};
