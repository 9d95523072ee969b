/** Pinyin of Chinese characters: one syllable without tones for each character. */
export type ReadingTable = ReadonlyMap<string, string>;

/**
 * Splits a name into its spoken parts. Each Chinese character is a part, and each sequence of letters and digits is a
 * part. A decimal number such as 2.5 is one part.
 */
export const spokenParts = (name: string): readonly string[] =>
  name.match(/\p{Script=Han}|[^\p{Script=Han}\p{P}\p{S}\p{Z}]+(?:\.\d+)?/gu) ?? [];

/**
 * Builds a table from names and their syllables. If a character occurs with several readings, the reading that occurs
 * first is used.
 */
export function readingTable(names: readonly { readonly name: string; readonly pinyin?: string }[]): ReadingTable {
  const table = new Map<string, string>();
  for (const { name, pinyin } of names) {
    const syllables = pinyin?.split(' ') ?? [];
    for (const [at, part] of spokenParts(name).entries()) {
      const syllable = syllables[at];
      if (syllable !== undefined && !table.has(part)) table.set(part, syllable);
    }
  }
  return table;
}

/**
 * Finds the syllables of a name in the table. If the table doesn't contain a part of the name, the part itself is
 * returned in lower case.
 */
export const syllablesByTable = (name: string, table: ReadingTable): readonly string[] =>
  spokenParts(name).map((part) => table.get(part) ?? part.toLowerCase());
