import type { PeopleMessages } from './people.messages.ts';

/** Personal data that an operator enters for a new user. */
export interface PersonEntry {
  readonly mobile: string;
  readonly name: string;
  readonly tier: string;
}

/** Returns a message for each invalid field of a new agent. */
export function personProblems(
  { mobile, name }: PersonEntry,
  words: PeopleMessages,
): Readonly<Partial<Record<keyof PersonEntry, string>>> {
  const length = name.trim().length;
  return {
    ...(!/^1[3-9]\d{9}$/.test(mobile) && { mobile: words.mobileWrong }),
    ...(length === 0 && { name: words.nameMissing }),
    ...(length > 60 && { name: words.nameLong }),
  };
}
