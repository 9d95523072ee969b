import type { MessagePack } from '@tuanbao/library/i18n/messagePack';
import type { ComponentType } from 'react';

import type { Permission } from '../contract/desk/permissions.ts';

/** Path, permission and menu entry of a page. */
interface DeskPageEntry<Word extends string = string> {
  /** Path in the notation of the router. */
  readonly path: string;
  /** Permission that the operator needs to see the page; null for a page that all operators see. */
  readonly permission: Permission | null;
  readonly Page: ComponentType;
  /** Name of the page in the menu. A page without a name isn't in the menu. */
  readonly word?: Word;
  /** Path of the page whose menu entry is marked for this page; absent if the start of the page's path tells it. */
  readonly entry?: string;
}

/** A group of pages in the menu. */
export interface DeskPageGroup<Word extends string = string> {
  /** Names of the group and of its pages. */
  readonly words: MessagePack<Readonly<Record<Word, string>>>;
  /** Key of the group's name in `words`. */
  readonly word: Word;
  readonly pages: readonly DeskPageEntry<Word>[];
}
