import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { messages } from './conflict.messages.ts';

/** Maximum number of names in a list of persons. */
const mostNames = 5;

/**
 * Returns a function that joins names of persons to a text. If there are more than five names, the text has the first
 * five names and ends with 等.
 */
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
