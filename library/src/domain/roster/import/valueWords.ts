import { ownValue } from '../../record/ownValue.ts';
import type { PersonField } from '../person.ts';
import { idTypeOfText, sexOfText } from '../personWords.ts';

/** Columns whose cells are words of a short list. */
export const wordFields = ['idType', 'sex'] as const;
export type WordField = (typeof wordFields)[number];

/** The user's meanings of words in files: text in the file → word of the domain (`passport`, `female`). */
export type ValueWords = Readonly<Partial<Record<WordField, Readonly<Record<string, string>>>>>;

const understood = { idType: idTypeOfText, sex: sexOfText } as const;

/** True when a word column has an unknown word. */
export const isUnknownWord = (field: WordField, text: string): boolean =>
  text.trim() !== '' && understood[field](text) === null;

/** The user's meaning of a cell's text; undefined without one. */
export const explainedWord = (words: ValueWords, field: WordField, text: string): string | undefined =>
  ownValue(words[field], text.trim());

/** True for a column whose cells are words of a short list. */
export const isWordField = (field: PersonField): field is WordField => field === 'idType' || field === 'sex';

/** An unknown or explained word of the file, with its number of rows. */
export interface CountedWord {
  readonly field: WordField;
  readonly text: string;
  readonly count: number;
}

/** More different texts than this indicate a wrong column. */
const maxKinds = 30;

/** Counts words of a file. */
export interface WordCounts {
  readonly note: (field: WordField, text: string) => void;
  readonly list: () => readonly CountedWord[];
}

/** Starts a count of the words of a file. */
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
