import { dayOfText } from '../dateText.ts';
import { idTypeOfText, sexOfText } from '../personWords.ts';
import { fieldOfCaption, plainCaption } from './rosterCaptions.ts';
import type { KnownCaptions, RosterColumn } from './rosterColumns.ts';
import { type ValueWords, type WordField, wordFields } from './valueWords.ts';

/**
 * What the user decided about earlier files, for the next one of the same kind: captions and words of lists, never
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

/** An id number, a code, a telephone, a day: nothing that lists call their columns or their words. */
const isOfPerson = (text: string) => /\d{6}/.test(text) || dayOfText(text) !== null;
const withoutPersons = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(entries).filter(([text]) => !isOfPerson(text)));

/**
 * Whether the columns are called by captions and not by the cells of a person, as they are where a list has no header. A
 * name can't be told from a caption: at least one of them must be known, and not as the word for a document.
 */
const areCaptions = (columns: readonly RosterColumn[]): boolean =>
  columns.some(({ caption }) => fieldOfCaption(caption) !== null && idTypeOfText(caption) === null) &&
  !columns.some(({ caption }) => isOfPerson(caption) || sexOfText(caption) !== null);

/**
 * The habits after a file was imported: what the user said by hand about captions that don't say it themselves, and the
 * words that it was read with. What the content told is told by the next file's content again.
 */
export function habitsAfter(
  before: RosterImportHabits | null,
  columns: readonly RosterColumn[],
  words: ValueWords,
): RosterImportHabits {
  const captions = new Map(Object.entries(before?.captions ?? {}));
  const chosen = areCaptions(columns) ? columns.filter(({ isChosen }) => isChosen) : [];
  for (const { caption, field } of chosen) {
    const plain = plainCaption(caption);
    if (field !== null && fieldOfCaption(caption) === field) captions.delete(plain);
    else captions.set(plain, field);
  }
  const wordsOf = (field: WordField) => withoutPersons(words[field] ?? before?.words[field] ?? {});
  return {
    captions: latest(withoutPersons(Object.fromEntries(captions))),
    words: Object.fromEntries(wordFields.map((field) => [field, latest(wordsOf(field))])),
  };
}
