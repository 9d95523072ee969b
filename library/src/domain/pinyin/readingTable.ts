/** A character and how it is read, a syllable without tones. */
export type ReadingTable = ReadonlyMap<string, string>;

/** What is spoken of a name: its Chinese characters one by one, and runs of letters and digits as one. */
export const spokenParts = (name: string): readonly string[] =>
  name.match(/\p{Script=Han}|[^\p{Script=Han}\p{P}\p{S}\p{Z}]+(?:\.\d+)?/gu) ?? [];

/** The readings that names with their syllables tell; the first one of a character counts. */
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

/** A name's syllables by the table; what it doesn't know stays as it is, in lower case. */
export const syllablesByTable = (name: string, table: ReadingTable): readonly string[] =>
  spokenParts(name).map((part) => table.get(part) ?? part.toLowerCase());
