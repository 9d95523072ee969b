/** Pinyin of Chinese characters: one syllable without tones for each character. */
export type ReadingTable = ReadonlyMap<string, string>;

/** Splits a name into the parts that are spoken: each Chinese character, and each run of letters and digits. */
export const spokenParts = (name: string): readonly string[] =>
  name.match(/\p{Script=Han}|[^\p{Script=Han}\p{P}\p{S}\p{Z}]+(?:\.\d+)?/gu) ?? [];

/** Builds a table from names and their syllables. A character that occurs with several readings keeps the first one. */
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

/** Finds the syllables of a name in the table. A part that the table doesn't contain is returned in lower case. */
export const syllablesByTable = (name: string, table: ReadingTable): readonly string[] =>
  spokenParts(name).map((part) => table.get(part) ?? part.toLowerCase());
