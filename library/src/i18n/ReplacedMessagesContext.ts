import { type Context, createContext } from 'react';

import type { MessagePack, SourceLocale } from './messagePack.ts';

/** Returns the texts that replace texts of a message pack; undefined when nothing is replaced. */
export interface ReplacedMessagesByPack {
  get(pack: MessagePack<unknown>): Readonly<Partial<Record<SourceLocale, unknown>>> | undefined;
}

/**
 * The texts with which the surrounding `TuanbaoProvider`s replace the library's texts, for the locale of the innermost
 * provider.
 */
export const ReplacedMessagesContext: Context<ReplacedMessagesByPack> = createContext<ReplacedMessagesByPack>(
  new Map<MessagePack<unknown>, Readonly<Partial<Record<SourceLocale, unknown>>>>(),
);
