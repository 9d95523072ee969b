import { lazyPart } from '../../client/platform/lazy/lazyPart.ts';
import type { DeskPageGroup } from '../pageGroup.ts';
import { messages } from './workMenu.messages.ts';

/** Pages of the work that waits: queues, and what each of them needs. */
export const workPages: DeskPageGroup<'overview' | 'work'> = {
  words: messages,
  word: 'work',
  pages: [
    {
      path: '/desk',
      permission: null,
      word: 'overview',
      Page: lazyPart(async () => (await import('./WorkPage.tsx')).default),
    },
  ],
};
