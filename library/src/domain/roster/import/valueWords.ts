import { ownValue } from '../../record/ownValue.ts';
import type { PersonField } from '../person.ts';
import { idTypeOfText, sexOfText, socialSecurityOfText } from '../personWords.ts';

/** Fields whose cells contain words from a short list. */
export const wordFields = ['idType', 'sex', 'socialSecurity'] as const;
export type WordField = (typeof wordFields)[number];

/**
 * Meanings that the user chose for words in files, by the text in the file. A meaning is a word that this module
 * understands (`passport`, `female`). The empty text stands for empty cells.
 */
export type ValueWords = Readonly<Partial<Record<WordField, Readonly<Record<string, string>>>>>;

const understood = { idType: idTypeOfText, sex: sexOfText, socialSecurity: socialSecurityOfText } as const;

/** True when a text in the column of a word field isn't understood. */
export const isUnknownWord = (field: WordField, text: string): boolean =>
  text.trim() !== '' && understood[field](text) === null;

/** The meaning that the user chose for a text; undefined when the user chose no meaning. */
export const explainedWord = (words: ValueWords, field: WordField, text: string): string | undefined =>
  ownValue(words[field], text.trim());

/**
 * Returns a copy of the meanings in which one text has a new meaning. An empty meaning removes the entry of the text.
 */
export function withMeaning(words: ValueWords, field: WordField, text: string, meaning: string): ValueWords {
  const meanings = new Map(Object.entries(words[field] ?? {}));
  if (meaning === '') meanings.delete(text);
  else meanings.set(text, meaning);
  return { ...words, [field]: Object.fromEntries(meanings) };
}

/** True for a field whose cells contain words from a short list. */
export const isWordField = (field: PersonField): field is WordField => wordFields.some((each) => each === field);

/**
 * A word of the file that is unknown or whose meaning the user chose, with the number of rows that contain the word.
 */
export interface CountedWord {
  readonly field: WordField;
  readonly text: string;
  readonly count: number;
}

/**
 * Maximum number of different words that are reported. If there are more, the column was probably assigned to the wrong
 * field.
 */
const maxKinds = 30;

/** Counts how often each word occurs in a field of the file. */
export interface WordCounts {
  readonly note: (field: WordField, text: string) => void;
  readonly list: () => readonly CountedWord[];
}

/** Creates a count that contains no words yet. */
export function createWordCounts(): WordCounts {
  const counts = new Map<string, { field: WordField; text: string; count: number }>();
  return {
    note: (field, raw) => {
      const text = raw.trim();
      const key = `${field} ${text}`;
      const known = counts.get(key);
      if (known) known.count++;
      else if (counts.size < maxKinds) counts.set(key, { field, text, count: 1 });
    },
    list: () => [...counts.values()],
  };
}
