import { isPinyin, pinyinLetters, type Spelling } from '../pinyin/spelling.ts';
import type { LeafTexts } from './leafTexts.ts';
import type { RegionPinyin } from './regionPinyin.ts';

/** How well one leaf answers one word: 0 best, null not at all. */
type Rank = (leaf: number) => number | null;

/** Longer than any way from a province to a district in full pinyin. */
const longestQuery = 200;

/** The words of a query. */
export const searchWords = (text: string): readonly string[] =>
  text.length > longestQuery
    ? []
    : text
        .normalize('NFKC')
        .trim()
        .split(/[\s/,，、·>-]+/u)
        .filter(Boolean);

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

/** Ranks by what is spelt: the leaf itself, its city or its province. `bj` means 北京 before 滨江, and 滨江 before 宝鸡. */
const spellingRanks: Readonly<Record<'province' | 'city' | 'leaf', Readonly<Record<Spelling, number>>>> = {
  province: { whole: 0, beginning: 4, within: 6 },
  leaf: { whole: 1, beginning: 3, within: 5 },
  city: { whole: 2, beginning: 4, within: 6 },
};

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
  return (leaf) => {
    const city = leaves.cities[leaf] ?? '';
    const best = Math.min(
      rankAt('leaf', leaves.names[leaf] ?? ''),
      rankAt('province', leaves.provinces[leaf] ?? ''),
      city === '' ? Infinity : rankAt('city', city),
    );
    return best === Infinity ? null : best;
  };
}

/** Whether the characters of `word` occur in `text` in their order: 深圳南山 in 广东省深圳市南山区. */
function occursInOrder(text: string, word: string): boolean {
  let from = 0;
  for (const character of word) {
    const at = text.indexOf(character, from);
    if (at === -1) return false;
    from = at + character.length;
  }
  return true;
}

/** Whether any word of a query needs the readings. */
export const needsPinyin = (text: string): boolean => searchWords(text).some(isPinyin);

/** Codes of the leaves that answer `text`, best first: exact names, beginnings, parts, then regions above. */
export function searchLeaves(leaves: LeafTexts, text: string, pinyin: RegionPinyin | null): readonly number[] {
  const words = searchWords(text);
  const [last, ...others] = words.toReversed();
  if (last === undefined) return [];
  const { codes, paths } = leaves;
  if (words.length === 1 && /^\d+$/.test(last)) return codes.filter((code) => String(code).startsWith(last));
  if (pinyin === null && words.some(isPinyin)) return [];

  const rankBy = (word: string): Rank =>
    pinyin !== null && isPinyin(word) ? byPinyin(leaves, word, pinyin) : byCharacters(leaves, word);
  const rank = rankBy(last);
  const otherRanks = others.map(rankBy);
  const ranked: number[][] = Array.from({ length: 7 }, () => []);
  codes.forEach((code, leaf) => {
    const place = rank(leaf);
    if (place !== null && otherRanks.every((other) => other(leaf) !== null)) ranked[place]?.push(code);
  });
  const found = ranked.flat();
  const joined = words.join('');
  return found.length > 0 || joined.length < 2
    ? found
    : codes.filter((_, leaf) => occursInOrder(paths[leaf] ?? '', joined));
}
