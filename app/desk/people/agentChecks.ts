import type { PeopleMessages } from './people.messages.ts';

/** Personal data of a new user, as an operator enters them. */
export interface PersonEntry {
  readonly mobile: string;
  readonly name: string;
  readonly tier: string;
}

/** Messages for the fields of a new agent that aren't valid. */
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
