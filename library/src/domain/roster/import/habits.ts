import { fieldOfCaption, plainCaption } from './rosterCaptions.ts';
import type { KnownCaptions, RosterColumn } from './rosterColumns.ts';
import { type ValueWords, wordFields } from './valueWords.ts';

/**
 * What the reader decided about earlier files, for the next one of the same kind: captions and words of lists, never
 * anything about a person. Plain data that may be stored as JSON.
 */
export interface RosterImportHabits {
  readonly captions: KnownCaptions;
  readonly words: ValueWords;
}

/** Where habits are kept between files; the owner says where (a browser's storage, the account). */
export interface RosterImportMemory {
  readonly recall: () => RosterImportHabits | null;
  readonly remember: (habits: RosterImportHabits) => void;
}

/** Kept of each kind: old ones make room. */
const most = 200;
const latest = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(entries).slice(-most));

/** The habits after a file was imported: what its captions don't say themselves, and the words that it was read with. */
export function habitsAfter(
  before: RosterImportHabits | null,
  columns: readonly RosterColumn[],
  words: ValueWords,
): RosterImportHabits {
  const told = columns.filter(({ caption, field }) => fieldOfCaption(caption) !== field);
  const captions = Object.fromEntries(told.map(({ caption, field }) => [plainCaption(caption), field]));
  return {
    captions: latest({ ...before?.captions, ...captions }),
    words: Object.fromEntries(wordFields.map((field) => [field, latest(words[field] ?? before?.words[field] ?? {})])),
  };
}
