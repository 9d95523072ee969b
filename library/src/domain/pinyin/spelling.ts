/** How well letters spell a name: all of it, its beginning, or syllables further in. */
export type Spelling = 'whole' | 'beginning' | 'within';

const spellings: readonly Spelling[] = ['whole', 'beginning', 'within'];

/** The better of two spellings; null spells nothing. */
export const betterSpelling = (one: Spelling | null, other: Spelling | null): Spelling | null =>
  spellings.find((spelling) => spelling === one || spelling === other) ?? null;

/** Whether a typed word is pinyin: Latin letters, with ü and the apostrophe between syllables. */
export const isPinyin = (word: string): boolean => /^[a-zü'’]+$/iu.test(word) && /[a-zü]/iu.test(word);

/** A text without the marks of the four tones, in its compatible form (NFKC): běijīng is beijing; ü keeps its dots. */
export const withoutTones = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300\u0301\u0304\u030C]/gu, '')
    .normalize('NFKC');

/** Typed pinyin as it is compared: lower case, no apostrophes; ü (and `lyu` of passports) written v. */
export const pinyinLetters = (word: string): string =>
  word.toLowerCase().replace(/['’]/gu, '').replaceAll('ü', 'v').replaceAll('lyu', 'lv');

/** Where the letters are spent when each syllable from `at` on takes at least its first letter of them; -1 where they aren't. */
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

/** Which syllables the letters spell: from `start` up to, not including, `end`; null where they spell none. */
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

/** Syllables that letters begin with. */
export interface SpelledBeginning {
  /** How many syllables they are. */
  readonly end: number;
  /** The letters after them; there are some. */
  readonly rest: string;
}

/** The ways in which `letters` begin with the first syllables, in full or by initials, `least` of them at least, and go on after them. */
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
 * How `letters` spell the syllables: in full (`beijing`), by initials (`bj`) or mixed (`beij`, `bjing`), from a syllable on.
 * `core` is the number of syllables without the suffix (市, 区 …): spelling these alone counts as the whole name.
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
