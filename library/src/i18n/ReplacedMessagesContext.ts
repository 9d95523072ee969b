import { type Context, createContext } from 'react';

import type { MessagePack } from './messagePack.ts';
import type { ReplacedMessages } from './replaceMessages.ts';

/** Texts that replace those of a message pack, by the message pack whose texts they replace. */
export type ReplacedMessagesByPack = ReadonlyMap<MessagePack<unknown>, ReplacedMessages['texts']>;

/** The replacing texts that the surrounding `TuanbaoProvider`s give. */
export const ReplacedMessagesContext: Context<ReplacedMessagesByPack> = createContext<ReplacedMessagesByPack>(
  new Map<MessagePack<unknown>, ReplacedMessages['texts']>(),
);
