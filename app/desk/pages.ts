import type { ComponentType } from 'react';

import { lazyPart } from '../client/platform/lazy/lazyPart.ts';
import type { Permission } from '../contract/desk/permissions.ts';
import type { MenuWord } from './shell/menu.messages.ts';

/** A page of the desk. */
export interface DeskPageEntry {
  /** Path in the notation of the router. */
  readonly path: string;
  /** Permission that the operator needs to see the page; null for a page that all operators see. */
  readonly permission: Permission | null;
  readonly Page: ComponentType;
  /** Name of the page in the menu. A page without one isn't in the menu. */
  readonly word?: MenuWord;
}

/** A group of pages in the menu. */
export interface DeskPageGroup {
  readonly word: MenuWord;
  readonly pages: readonly DeskPageEntry[];
}

/** All pages of the desk, in the order of the menu. The code of a page is loaded when it is first opened. */
export const deskPages: readonly DeskPageGroup[] = [
  {
    word: 'work',
    pages: [
      {
        path: '/desk',
        permission: null,
        word: 'overview',
        Page: lazyPart(async () => (await import('./work/WorkPage.tsx')).default),
      },
    ],
  },
];
