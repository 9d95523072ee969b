import { useContext } from 'react';
import { useLocale } from 'react-aria/I18nProvider';

import { type MessagePack, messagesIn } from './messagePack.ts';
import { ReplacedMessagesContext } from './ReplacedMessagesContext.ts';

/**
 * The messages of a pack in the user's locale, which `TuanbaoProvider` or react-aria's `I18nProvider` sets. Texts that
 * a `TuanbaoProvider` replaces are included. Returns the same object until the locale or a replacement changes.
 */
export function useMessages<Messages>(pack: MessagePack<Messages>): Messages {
  return useEveryMessages([pack])[0];
}

type MessagesOf<Packs> = {
  readonly [At in keyof Packs]: Packs[At] extends MessagePack<infer Messages> ? Messages : never;
};

/**
 * The messages of several packs, in the given order. The messages of each pack are the same as those of `useMessages`,
 * but the locale is read only once.
 */
export function useEveryMessages<const Packs extends readonly MessagePack<unknown>[]>(packs: Packs): MessagesOf<Packs> {
  const { locale } = useLocale();
  const replacements = useContext(ReplacedMessagesContext);
  const messages = packs.map((pack) => {
    const replaced = replacements.get(pack);
    return messagesIn(replaced ? { ...pack, ...replaced } : pack, locale);
  });
  return messages as MessagesOf<Packs>;
}
