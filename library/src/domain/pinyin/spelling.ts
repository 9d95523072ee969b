/**
 * Part of a name that the typed letters match: the whole name, its beginning, or syllables after the first syllable.
 */
export type Spelling = 'whole' | 'beginning' | 'within';

const spellings: readonly Spelling[] = ['whole', 'beginning', 'within'];

/** The better of two matches. Null means no match. The result is null when both are null. */
export const betterSpelling = (one: Spelling | null, other: Spelling | null): Spelling | null =>
  spellings.find((spelling) => spelling === one || spelling === other) ?? null;

/** True when a typed word is pinyin: Latin letters, ü, and apostrophes between syllables. */
export const isPinyin = (word: string): boolean => /^[a-zü'’]+$/iu.test(word) && /[a-zü]/iu.test(word);

/** Removes the tone marks from a text and normalises it to NFKC: běijīng becomes beijing. The dots of ü stay. */
export const withoutTones = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300\u0301\u0304\u030C]/gu, '')
    .normalize('NFKC');

/**
 * Normalises typed pinyin for comparison: lower case, without apostrophes, and v instead of ü. The spelling `lyu`,
 * which passports use, becomes lv.
 */
export const pinyinLetters = (word: string): string =>
  word.toLowerCase().replace(/['’]/gu, '').replaceAll('ü', 'v').replaceAll('lyu', 'lv');

/**
 * Matches all letters with the syllables from index `at` on. At least the first letter of each syllable must be used.
 * Returns the index after the last used syllable, or -1 when the letters don't match.
 */
function endOfSpelling(syllables: readonly string[], at: number, letters: string): number {
  if (letters === '') return at;
  const syllable = syllables[at];
  if (syllable === undefined) return -1;
  let length = 0;
  while (length < syllable.length && syllable[length] === letters[length]) length++;
  for (; length > 0; length--) {
    const end = endOfSpelling(syllables, at + 1, letters.slice(length));
    if (end !== -1) return end;
  }
  return -1;
}

const longestSpelling = 120;

/**
 * The syllables that the letters match: from the index `start` to the index `end`, which isn't included. Null when the
 * letters match no syllables, and when there are no letters or too many.
 */
export function spelledSyllables(
  syllables: readonly string[],
  letters: string,
): { readonly start: number; readonly end: number } | null {
  if (letters === '' || letters.length > longestSpelling) return null;
  for (const start of syllables.keys()) {
    const end = endOfSpelling(syllables, start, letters);
    if (end !== -1) return { start, end };
  }
  return null;
}

/** A match between the first letters of a typed text and the first syllables of a name. */
export interface SpelledBeginning {
  /** Number of matched syllables. */
  readonly end: number;
  /** The letters after the match; at least one letter. */
  readonly rest: string;
}

/**
 * All possible matches between the beginning of `letters` and the first syllables. A syllable is matched in full or by
 * its initial. A match has at least `least` syllables, and at least one letter remains.
 */
export function spelledBeginnings(
  syllables: readonly string[],
  letters: string,
  least: number,
  at = 0,
): readonly SpelledBeginning[] {
  if (letters === '' || letters.length > longestSpelling) return [];
  const found: SpelledBeginning[] = at >= least ? [{ end: at, rest: letters }] : [];
  const syllable = syllables[at] ?? '';
  for (const part of new Set([syllable, syllable.charAt(0)]))
    if (part !== '' && letters.startsWith(part))
      found.push(...spelledBeginnings(syllables, letters.slice(part.length), least, at + 1));
  return found;
}

/**
 * Matches `letters` with the syllables of a name: in full (`beijing`), by initials (`bj`) or mixed (`beij`, `bjing`).
 * `core` is the number of syllables without the suffix (市, 区 …). The result is `whole` if the letters are all syllables
 * in full or all initials, with or without the suffix. Null when the letters don't match.
 */
export function spellingOf(syllables: readonly string[], letters: string, core: number): Spelling | null {
  const spelled = spelledSyllables(syllables, letters);
  if (!spelled) return null;
  if (spelled.start > 0) return 'within';
  const initials = syllables.map((syllable) => syllable.charAt(0));
  const isWhole = [syllables, initials].some((parts) =>
    [core, parts.length].some((end) => parts.slice(0, end).join('') === letters),
  );
  return isWhole ? 'whole' : 'beginning';
}
