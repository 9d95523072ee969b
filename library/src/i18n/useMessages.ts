import { useLocale } from 'react-aria/I18nProvider';

import { type MessagePack, messagesIn } from './messagePack.ts';

/** The messages of a pack in the reader's locale (react-aria's `I18nProvider`). */
export function useMessages<Messages>(pack: MessagePack<Messages>): Messages {
  const { locale } = useLocale();
  return messagesIn(pack, locale);
}
