/** A two-way table between the words of an enumeration and their wire codes. */
export interface WordTable<Word extends string> {
  /** All known codes by word. */
  readonly codes: Readonly<Record<Word, string>>;
  codeOf(word: string): string;
  wordOf(code: string): Word | string;
}

/**
 * Creates a table that loses no value. An unknown code stays unchanged in both directions. Words and codes are swapped, so
 * a code that equals one of the words also returns unchanged.
 */
export function wordTable<Word extends string>(codes: Readonly<Record<Word, string>>): WordTable<Word> {
  const other = new Map<string, string>();
  for (const [word, code] of Object.entries<string>(codes)) {
    other.set(word, code);
    other.set(code, word);
  }
  const swapped = (text: string) => other.get(text) ?? text;
  return { codes, codeOf: swapped, wordOf: swapped };
}
