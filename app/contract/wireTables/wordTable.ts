/** A two-way table between the words of an enumeration and their wire codes. */
export interface WordTable<Word extends string> {
  /** Every code that is known, by word. */
  readonly codes: Readonly<Record<Word, string>>;
  codeOf(word: string): string;
  wordOf(code: string): Word | string;
}

/**
 * A table in which nothing is lost: a code that isn't known stays as it is and travels back unchanged. Word and code
 * change places, so that even a code that reads like one of our words comes back as it came.
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
