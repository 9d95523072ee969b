import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { messages } from './conflict.messages.ts';

/** Names that are told before the rest is counted alone. */
const mostNames = 5;

/** Writes names of persons in a row, the first five of many. */
export function useListedNames(): (names: readonly string[]) => string {
  const words = useMessages(messages);
  return (names) => {
    const listed = names
      .slice(0, mostNames)
      .map((name) => name || words.empty)
      .join(words.nameSeparator);
    return names.length > mostNames ? words.andMore(listed) : listed;
  };
}
