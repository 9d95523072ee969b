/** How well letters spell a name: all of it, its beginning, or syllables further in. */
export type Spelling = 'whole' | 'beginning' | 'within';

const spellings: readonly Spelling[] = ['whole', 'beginning', 'within'];

/** The better of two spellings; null spells nothing. */
export const betterSpelling = (one: Spelling | null, other: Spelling | null): Spelling | null =>
  spellings.find((spelling) => spelling === one || spelling === other) ?? null;

/** Whether a typed word is pinyin: Latin letters, with ü and the apostrophe between syllables. */
export const isPinyin = (word: string): boolean => /^[a-zü'’]+$/iu.test(word) && /[a-zü]/iu.test(word);

/** Typed pinyin as it is compared: lower case, no apostrophes; ü (and `lyu` of passports) written v. */
export const pinyinLetters = (word: string): string =>
  word.toLowerCase().replace(/['’]/gu, '').replaceAll('ü', 'v').replaceAll('lyu', 'lv');

/** Whether the letters are spent when each syllable takes at least its first letter of them. */
function isSpelt(syllables: readonly string[], at: number, letters: string): boolean {
  if (letters === '') return true;
  const syllable = syllables[at];
  if (syllable === undefined) return false;
  let length = 0;
  while (length < syllable.length && syllable[length] === letters[length]) length++;
  for (; length > 0; length--) if (isSpelt(syllables, at + 1, letters.slice(length))) return true;
  return false;
}

const longestSpelling = 120;

/**
 * How `letters` spell the syllables: in full (`beijing`), by initials (`bj`) or mixed (`beij`, `bjing`), from a syllable on.
 * `core` is the number of syllables without the suffix (市, 区 …): spelling these alone counts as the whole name.
 */
export function spellingOf(syllables: readonly string[], letters: string, core: number): Spelling | null {
  if (letters === '' || letters.length > longestSpelling) return null;
  const initials = syllables.map((syllable) => syllable.charAt(0));
  const isWhole = [syllables, initials].some((parts) =>
    [core, parts.length].some((end) => parts.slice(0, end).join('') === letters),
  );
  if (isWhole) return 'whole';
  const from = syllables.findIndex((_, at) => isSpelt(syllables, at, letters));
  if (from === -1) return null;
  return from === 0 ? 'beginning' : 'within';
}
