import { type Context, createContext } from 'react';

import type { MessagePack } from './messagePack.ts';
import type { ReplacedMessages } from './replaceMessages.ts';

/** The replacing texts, by the message pack that they replace. */
export type ReplacedMessagesByPack = ReadonlyMap<MessagePack<unknown>, ReplacedMessages['texts']>;

/** The texts that the surrounding `TuanbaoProvider`s replace. */
export const ReplacedMessagesContext: Context<ReplacedMessagesByPack> = createContext<ReplacedMessagesByPack>(
  new Map<MessagePack<unknown>, ReplacedMessages['texts']>(),
);
