import { dayOfText } from '../dateText.ts';
import { idTypeOfText, sexOfText } from '../personWords.ts';
import { fieldOfCaption, plainCaption } from './rosterCaptions.ts';
import type { KnownCaptions, RosterColumn } from './rosterColumns.ts';
import { type ValueWords, type WordField, wordFields } from './valueWords.ts';

/**
 * The user's choices for files that were already imported. They are reused for similar files. The choices contain
 * captions of columns and words of lists, but no texts that look like data of a person. They can be stored as JSON.
 */
export interface RosterImportHabits {
  readonly captions: KnownCaptions;
  readonly words: ValueWords;
}

/**
 * Stores the user's choices so that later imports can use them. The application that uses this library decides where
 * they are stored (browser storage or the user's account).
 */
export interface RosterImportMemory {
  readonly recall: () => RosterImportHabits | null;
  readonly remember: (habits: RosterImportHabits) => void;
}

/** Maximum number of stored captions, and of stored words per field. The oldest entries are dropped. */
const most = 200;
const latest = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(entries).slice(-most));

/**
 * True for a day, and for a text with six successive digits, such as an id number or a telephone number. Such a text is
 * treated as data of a person, and not as a caption or a word of a list.
 */
const isOfPerson = (text: string) => /\d{6}/.test(text) || dayOfText(text) !== null;
const withoutPersons = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(entries).filter(([text]) => !isOfPerson(text)));
/**
 * Removes the meaning of the empty text from the entries. An empty cell can have another meaning in the next file, so
 * this choice isn't stored.
 */
const withoutEmpty = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(entries).filter(([text]) => text !== ''));

/**
 * True when the captions are real captions, and not the cells of a person in a list without a header. At least one
 * caption must be known and must not be an id type, because an unknown caption may be the name of a person. No caption
 * may be a sex or a day, or contain six successive digits.
 */
const areCaptions = (columns: readonly RosterColumn[]): boolean =>
  columns.some(({ caption }) => fieldOfCaption(caption) !== null && idTypeOfText(caption) === null) &&
  !columns.some(({ caption }) => isOfPerson(caption) || sexOfText(caption) !== null);

/**
 * The choices that are stored after a file was imported: the fields that the user assigned to unknown captions, and the
 * meanings that the user gave to words. Fields that were detected from the content of columns aren't stored, and neither
 * are choices for columns without a caption.
 */
export function habitsAfter(
  before: RosterImportHabits | null,
  columns: readonly RosterColumn[],
  words: ValueWords,
): RosterImportHabits {
  const captions = new Map(Object.entries(before?.captions ?? {}));
  const named = columns.filter(({ isUnnamed }) => !isUnnamed);
  const chosen = areCaptions(named) ? named.filter(({ isChosen }) => isChosen) : [];
  for (const { caption, field } of chosen) {
    const plain = plainCaption(caption);
    if (field !== null && fieldOfCaption(caption) === field) captions.delete(plain);
    else captions.set(plain, field);
  }
  const wordsOf = (field: WordField) => withoutEmpty(withoutPersons(words[field] ?? before?.words[field] ?? {}));
  return {
    captions: latest(withoutPersons(Object.fromEntries(captions))),
    words: Object.fromEntries(wordFields.map((field) => [field, latest(wordsOf(field))])),
  };
}
