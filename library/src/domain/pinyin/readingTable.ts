/** Characters with their pinyin, a syllable without tones. */
export type ReadingTable = ReadonlyMap<string, string>;

/** The spoken parts of a name: each Chinese character, and each run of letters and digits. */
export const spokenParts = (name: string): readonly string[] =>
  name.match(/\p{Script=Han}|[^\p{Script=Han}\p{P}\p{S}\p{Z}]+(?:\.\d+)?/gu) ?? [];

/** Builds a table from names with their syllables; the first reading of a character is used. */
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

/** The syllables of a name according to the table; unknown parts stay as they are, in lower case. */
export const syllablesByTable = (name: string, table: ReadingTable): readonly string[] =>
  spokenParts(name).map((part) => table.get(part) ?? part.toLowerCase());
