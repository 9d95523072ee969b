/** Quality of a match of letters with a name: the whole name, its beginning, or syllables further in. */
export type Spelling = 'whole' | 'beginning' | 'within';

const spellings: readonly Spelling[] = ['whole', 'beginning', 'within'];

/** The better of two matches; null is no match. */
export const betterSpelling = (one: Spelling | null, other: Spelling | null): Spelling | null =>
  spellings.find((spelling) => spelling === one || spelling === other) ?? null;

/** True when a typed word is pinyin: Latin letters, with ü and the apostrophe between syllables. */
export const isPinyin = (word: string): boolean => /^[a-zü'’]+$/iu.test(word) && /[a-zü]/iu.test(word);

/** A text without tone marks, in NFKC form: běijīng becomes beijing; ü keeps its dots. */
export const withoutTones = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300\u0301\u0304\u030C]/gu, '')
    .normalize('NFKC');

/**
 * Typed pinyin in the form in which it is compared: lower case, no apostrophes, v for ü (and for the `lyu` of
 * passports).
 */
export const pinyinLetters = (word: string): string =>
  word.toLowerCase().replace(/['’]/gu, '').replaceAll('ü', 'v').replaceAll('lyu', 'lv');

/**
 * The syllable at which the letters are used up when each syllable from `at` on takes at least its first letter; -1
 * where that is impossible.
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

/** The syllables that the letters spell: from `start` up to, but without, `end`; null for none. */
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

/** The syllables that some letters begin with. */
export interface SpelledBeginning {
  /** Number of the syllables. */
  readonly end: number;
  /** The remaining letters; never empty. */
  readonly rest: string;
}

/**
 * The ways in which `letters` begin with the first syllables, in full or by initials, with at least `least` of them and
 * letters after them.
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
 * Match of `letters` with the syllables from some syllable on: in full (`beijing`), by initials (`bj`) or mixed
 * (`beij`, `bjing`). `core` is the number of syllables without the suffix (市, 区 …): a match of these counts as the
 * whole name.
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
