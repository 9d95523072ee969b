/**
 * Roster that the user chose: `sold` for the roster at the sale, or a day (`YYYY-MM-DD`). Null for the roster of today.
 */
export type ChosenRoster = string | null;

/** Returns the fields of a request that select the roster. */
export function askedRosterOf(roster: ChosenRoster): { readonly day?: string; readonly version?: number } {
  if (roster === null) return {};
  return roster === 'sold' ? { version: 0 } : { day: roster };
}
