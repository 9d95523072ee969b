import { useContext } from 'react';
import { useLocale } from 'react-aria/I18nProvider';

import { type MessagePack, messagesIn } from './messagePack.ts';
import { ReplacedMessagesContext } from './ReplacedMessagesContext.ts';

/**
 * The messages of a pack in the reader's locale (`TuanbaoProvider`, or react-aria's `I18nProvider`), with the texts that
 * a `TuanbaoProvider` replaces. The same object until the locale or a replacement changes.
 */
export function useMessages<Messages>(pack: MessagePack<Messages>): Messages {
  const { locale } = useLocale();
  const replaced = useContext(ReplacedMessagesContext).get(pack);
  return messagesIn(replaced ? { ...pack, ...(replaced as Partial<MessagePack<Messages>>) } : pack, locale);
}
