/** A table between the words of an enumeration and their codes on the wire. It converts in both directions. */
export interface WordTable<Word extends string> {
  /** Wire codes by word. */
  readonly codes: Readonly<Record<Word, string>>;
  codeOf(word: string): string;
  wordOf(code: string): Word | string;
}

/**
 * Creates a table that converts between words and codes and loses no value. A text that is neither a word nor a code is
 * returned unchanged, in both directions. `codeOf` and `wordOf` both swap words and codes. So a value that equals a
 * code by chance is also unchanged after the conversion to the wire and back.
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
