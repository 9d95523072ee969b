import { type Context, createContext } from 'react';

import type { MessagePack, SourceLocale } from './messagePack.ts';

/** Returns the texts that replace those of a message pack; undefined when nothing is replaced. */
export interface ReplacedMessagesByPack {
  get(pack: MessagePack<unknown>): Readonly<Partial<Record<SourceLocale, unknown>>> | undefined;
}

/** The replacing texts that the surrounding `TuanbaoProvider`s give, for the locale of the innermost one. */
export const ReplacedMessagesContext: Context<ReplacedMessagesByPack> = createContext<ReplacedMessagesByPack>(
  new Map<MessagePack<unknown>, Readonly<Partial<Record<SourceLocale, unknown>>>>(),
);
