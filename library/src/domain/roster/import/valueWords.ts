import type { PersonField } from '../person.ts';
import { idTypeOfText, sexOfText } from '../personWords.ts';

/** Columns whose cells are words of a short list. */
export const wordFields = ['idType', 'sex'] as const;
export type WordField = (typeof wordFields)[number];

/** What the reader says that words of the file mean: the file's text → a word of ours (`passport`, `female`). */
export type ValueWords = Readonly<Partial<Record<WordField, Readonly<Record<string, string>>>>>;

const understood = { idType: idTypeOfText, sex: sexOfText } as const;

/** Whether a cell is one of a word column's and holds a word that nobody knows. */
export const isUnknownWord = (field: PersonField, text: string): field is WordField =>
  (field === 'idType' || field === 'sex') && text.trim() !== '' && understood[field](text) === null;

/** The text of a cell with the reader's words in place of the file's. */
export const wordFor = (words: ValueWords, field: PersonField, text: string): string =>
  field === 'idType' || field === 'sex' ? (words[field]?.[text.trim()] ?? text) : text;

/** A word of the file that nobody knows, and in how many rows it stands. */
export interface UnknownWord {
  readonly field: WordField;
  readonly text: string;
  readonly count: number;
}

/** More kinds than this aren't words but a wrong column. */
const maxKinds = 30;

/** Counts words that nobody knows. */
export function createUnknownWords(): {
  readonly note: (field: WordField, text: string) => void;
  readonly list: () => readonly UnknownWord[];
} {
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
