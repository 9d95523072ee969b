/** Roster that the user chose: `sold`, or a day (`YYYY-MM-DD`). Null for the roster of today. */
export type ChosenRoster = string | null;

/** Returns the part of the request for a roster that selects it. */
export function askedRosterOf(roster: ChosenRoster): { readonly day?: string; readonly version?: number } {
  if (roster === null) return {};
  return roster === 'sold' ? { version: 0 } : { day: roster };
}
