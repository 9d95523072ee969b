import { isPinyin, pinyinLetters, type Spelling, withoutTones } from '../pinyin/spelling.ts';
import type { LeafTexts } from './leafTexts.ts';
import type { RegionPinyin } from './regionPinyin.ts';

/**
 * Returns the rank of a leaf for one word of the search. 0 is the best rank; null means that the leaf doesn't match.
 */
type Rank = (leaf: number) => number | null;

/** Maximum length of a search text: longer than the full pinyin of all names from any province to a district. */
const longestQuery = 200;

/**
 * Splits a search text into words, at spaces and separators. A new word also begins where a Chinese character is next
 * to a letter or digit, as in 深圳ns. A text of more than `longestQuery` characters has no words.
 */
export const searchWords = (text: string): readonly string[] =>
  text.length > longestQuery
    ? []
    : withoutTones(text)
        .replace(/\p{Script=Han}(?=[a-zü\d])|[a-zü\d'’](?=\p{Script=Han})/giu, '$& ')
        .trim()
        .split(/[\s/,，、·>-]+/u)
        .filter(Boolean);

/** Joins successive Latin words into one: `bei jing` becomes beijing. */
export function joinedWords(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && isPinyin(before) && isPinyin(word)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

function rankOfName(name: string, word: string): 0 | 1 | 2 | 3 {
  if (name === word) return 0;
  if (name.startsWith(word)) return 1;
  return name.includes(word) ? 2 : 3;
}

const byCharacters =
  (leaves: LeafTexts, word: string): Rank =>
  (leaf) => {
    const rank = rankOfName(leaves.names[leaf] ?? '', word);
    return rank < 3 || leaves.paths[leaf]?.includes(word) ? rank : null;
  };

const isCode = (word: string): boolean => /^\d+$/.test(word);

/**
 * Removes the zeros at the end of a region code, so that the first digits of all regions inside it remain: 4403 for
 * 440300. A text that can't be a region code is returned unchanged.
 */
function digitsOfPlace(code: string): string {
  if (code.length > 6) return code;
  const digits = code.replace(/0{1,6}$/, '');
  if (digits === '') return code;
  return digits.length % 2 === 0 ? digits : `${digits}0`;
}

/**
 * The codes that begin with the given digits. If no code begins with them, returns the codes of the regions inside the
 * region that the digits denote.
 */
function codesFrom(codes: readonly number[], digits: string): readonly number[] {
  const found = codes.filter((code) => String(code).startsWith(digits));
  const place = digitsOfPlace(digits);
  return found.length > 0 || place === digits ? found : codes.filter((code) => String(code).startsWith(place));
}

function byCode(leaves: LeafTexts, word: string): Rank {
  const found = new Set(codesFrom(leaves.codes, word));
  return (leaf) => (found.has(leaves.codes[leaf] ?? 0) ? 0 : null);
}

/**
 * Ranks of a match by the region that is matched: the leaf itself, its city or its province. `bj` finds 北京 before 滨江,
 * and 滨江 before 宝鸡. A match of two successive names (`szns` for 深圳 and 南山) has a better rank than a match in the middle
 * of a name.
 */
const spellingRanks: Readonly<Record<'province' | 'city' | 'leaf' | 'across', Readonly<Record<Spelling, number>>>> = {
  province: { whole: 0, beginning: 4, within: 8 },
  leaf: { whole: 1, beginning: 3, within: 7 },
  city: { whole: 2, beginning: 4, within: 8 },
  across: { whole: 5, beginning: 6, within: Infinity },
};
const rankCount = 9;

/** Minimum number of letters for a match of two successive names. */
const shortestAcross = 3;

/**
 * Returns a function that ranks a leaf for letters that spell successive names: first the province or the city, then a
 * region below. The rank is `Infinity` when the letters don't spell such names.
 */
function acrossLevels(leaves: LeafTexts, letters: string, pinyin: RegionPinyin): (leaf: number) => number {
  const rankOf = (name: string, rests: readonly string[]): number =>
    Math.min(
      ...rests.map((rest) => {
        const spelling = pinyin.spellingOf(name, rest);
        return spelling === null ? Infinity : spellingRanks.across[spelling];
      }),
    );
  let province = '';
  let city = '';
  let afterProvince: readonly string[] = [];
  let rests: readonly string[] = [];
  let cityRank = Infinity;
  return (leaf) => {
    if (leaves.provinces[leaf] !== province) {
      province = leaves.provinces[leaf] ?? '';
      afterProvince = pinyin.restsAfter(province, letters);
      city = '';
      rests = afterProvince;
      cityRank = Infinity;
    }
    if (leaves.cities[leaf] !== city) {
      city = leaves.cities[leaf] ?? '';
      rests = [letters, ...afterProvince].flatMap((rest) => pinyin.restsAfter(city, rest)).concat(afterProvince);
      cityRank = rankOf(city, afterProvince);
    }
    return rests.length === 0 ? cityRank : Math.min(cityRank, rankOf(leaves.names[leaf] ?? '', rests));
  };
}

function byPinyin(leaves: LeafTexts, word: string, pinyin: RegionPinyin): Rank {
  const letters = pinyinLetters(word);
  const known = new Map<string, Spelling | null>();
  const spellingOf = (name: string): Spelling | null => {
    let spelling = known.get(name);
    if (spelling === undefined) known.set(name, (spelling = pinyin.spellingOf(name, letters)));
    return spelling;
  };
  const rankAt = (level: keyof typeof spellingRanks, name: string): number => {
    const spelling = spellingOf(name);
    return spelling === null ? Infinity : spellingRanks[level][spelling];
  };
  const rankAcross = letters.length < shortestAcross ? null : acrossLevels(leaves, letters, pinyin);
  return (leaf) => {
    const city = leaves.cities[leaf] ?? '';
    const best = Math.min(
      rankAt('leaf', leaves.names[leaf] ?? ''),
      rankAt('province', leaves.provinces[leaf] ?? ''),
      city.length < 2 ? Infinity : rankAt('city', city), // 县 isn't a city; it groups counties that belong to no city
      rankAcross === null ? Infinity : rankAcross(leaf),
    );
    return best === Infinity ? null : best;
  };
}

/** True when all characters of `word` occur in `text`, in the order of `word`: 深圳南山 occurs in 广东省深圳市南山区. */
function occursInOrder(text: string, word: string): boolean {
  let from = 0;
  for (const character of word) {
    const at = text.indexOf(character, from);
    if (at === -1) return false;
    from = at + character.length;
  }
  return true;
}

/** True when the search of this text needs the pinyin of names. */
export const needsPinyin = (text: string): boolean => searchWords(text).some(isPinyin);

/** Codes of the leaves that match every word. They are ranked by the last word that isn't a code, if there is one. */
function leavesFor(leaves: LeafTexts, words: readonly string[], pinyin: RegionPinyin | null): readonly number[] {
  const ranking = words.reduce((last, word, at) => (isCode(word) ? last : at), 0);
  const rankBy = (word: string): Rank => {
    if (isCode(word)) return byCode(leaves, word);
    return pinyin !== null && isPinyin(word) ? byPinyin(leaves, word, pinyin) : byCharacters(leaves, word);
  };
  const rank = rankBy(words[ranking] ?? '');
  const otherRanks = words.filter((_, at) => at !== ranking).map(rankBy);
  const ranked: number[][] = Array.from({ length: rankCount }, () => []);
  leaves.codes.forEach((code, leaf) => {
    const place = rank(leaf);
    if (place !== null && otherRanks.every((other) => other(leaf) !== null)) ranked[place]?.push(code);
  });
  return ranked.flat();
}

/**
 * Codes of the leaves that match `text`, best first. Chinese texts match exact names first, then beginnings of names,
 * then parts of names, and then regions above the leaf. For texts in Latin letters, `spellingRanks` defines the order.
 * If the text is a code, the results are in the order of their codes.
 * @param pinyin null while the pinyin isn't loaded; a text in Latin letters then finds nothing
 */
export function searchLeaves(leaves: LeafTexts, text: string, pinyin: RegionPinyin | null): readonly number[] {
  const words = searchWords(text);
  const [only] = words;
  if (only === undefined) return [];
  const { codes, paths } = leaves;
  if (words.length === 1 && isCode(only)) return codesFrom(codes, only);
  if (pinyin === null && words.some(isPinyin)) return [];

  const names = joinedWords(words);
  const found = leavesFor(leaves, names, pinyin);
  if (names.length < words.length) return Array.from(new Set(found.concat(leavesFor(leaves, words, pinyin))));
  const joined = words.join('');
  return found.length > 0 || joined.length < 2
    ? found
    : codes.filter((_, leaf) => occursInOrder(paths[leaf] ?? '', joined));
}
