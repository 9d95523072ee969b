import { type Context, createContext, useContext, useMemo } from 'react';

import type { Locale } from '../../i18n/messagePack.ts';
import type { ReplacedMessagesByPack } from '../../i18n/ReplacedMessagesContext.ts';
import type { ReplacedMessages } from '../../i18n/replaceMessages.ts';
import { textsInLocale } from './textsInLocale.ts';

/**
 * The replacement texts of all surrounding providers, in all locales. The texts of the outermost provider come first.
 */
export const GivenMessagesContext: Context<readonly ReplacedMessages[]> = createContext<readonly ReplacedMessages[]>(
  [],
);

export interface ProvidedMessages {
  /** The texts of the surrounding providers, and after them the texts of this provider. */
  readonly given: readonly ReplacedMessages[];
  /** The texts in the locale of this provider. */
  readonly byPack: ReplacedMessagesByPack;
}

/**
 * Joins the texts of this provider with the texts of the surrounding providers. If this provider and a surrounding
 * provider replace the same text, the text of this provider is used.
 */
export function useReplacedMessages(
  messages: readonly ReplacedMessages[] | undefined,
  locale: Locale,
): ProvidedMessages {
  const outer = useContext(GivenMessagesContext);
  return useMemo(() => {
    const given = messages ? [...outer, ...messages] : outer;
    return { given, byPack: { get: textsInLocale(locale, given) } };
  }, [outer, messages, locale]);
}
