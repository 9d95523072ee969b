import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { messages } from './conflict.messages.ts';

/** Maximum number of listed names; the others are only counted. */
const mostNames = 5;

/** Returns a function that joins names of persons into a list; only the first five of a long list are named. */
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
