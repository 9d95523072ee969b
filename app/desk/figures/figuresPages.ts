import { lazyPart } from '../../client/platform/lazy/lazyPart.ts';
import type { DeskPageGroup } from '../pageGroup.ts';
import { messages } from './figuresMenu.messages.ts';
import { figuresPath } from './figuresPath.ts';

/** Menu group with the page of figures. */
export const figuresPages: DeskPageGroup<'figures' | 'group'> = {
  words: messages,
  word: 'group',
  pages: [
    {
      path: figuresPath,
      permission: 'figures.see',
      word: 'figures',
      Page: lazyPart(async () => (await import('./FiguresPage.tsx')).default),
    },
  ],
};
