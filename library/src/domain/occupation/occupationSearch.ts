import { isPinyin, pinyinLetters, type Spelling, spellingOf, withoutTones } from '../pinyin/spelling.ts';
import { type OccupationNode, occupationPath, type OccupationTree, type OccupationWord } from './occupationTree.ts';

/**
 * Ranks of a match between a search text and an occupation. A lower rank is better. If the words of the text are
 * matched separately, `oneByOne` is added to the rank.
 */
const ranks = { whole: 0, wholeWord: 1, code: 2, beginning: 3, beginningOfWord: 4, within: 5, withinWord: 6, group: 7 };
const oneByOne = 8;
const longestQuery = 100;

/** Normalises a text for a search: NFKC, lower case, without spaces. */
export const searchForm = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Splits the search text into words. Returns no words when the text is too long for a search. */
export const searchWordsOf = (text: string): readonly string[] =>
  text.length > longestQuery ? [] : withoutTones(text).split(/\s+/u).map(searchForm).filter(Boolean);

type WordMatch = (word: OccupationWord) => Spelling | null;

/** Returns a function that searches the words of an occupation for a text with Chinese characters. */
function byCharacters(query: string): WordMatch {
  return ({ text }) => {
    const word = searchForm(text);
    if (word === query) return 'whole';
    if (word.startsWith(query)) return 'beginning';
    return word.includes(query) ? 'within' : null;
  };
}

function byPinyin(query: string): WordMatch {
  const letters = pinyinLetters(query);
  return ({ text, syllables }) =>
    text.toLowerCase() === letters ? 'whole' : spellingOf(syllables, letters, syllables.length);
}

const nameRank: Readonly<Record<Spelling, number>> = {
  whole: ranks.whole,
  beginning: ranks.beginning,
  within: ranks.within,
};
const wordRank: Readonly<Record<Spelling, number>> = {
  whole: ranks.wholeWord,
  beginning: ranks.beginningOfWord,
  within: ranks.withinWord,
};

/** Returns the rank of a leaf in the search; null when the leaf doesn't match. */
type LeafRank = (leaf: OccupationNode) => number | null;

function rankBy(tree: OccupationTree, query: string): LeafRank {
  const match = isPinyin(query) ? byPinyin(query) : byCharacters(query);
  const known = new Map<string, boolean>();
  const groupAnswers = ({ code }: OccupationNode): boolean => {
    const answers =
      known.get(code) ?? (code.startsWith(query) || (tree.words.get(code) ?? []).some((word) => match(word) !== null));
    known.set(code, answers);
    return answers;
  };
  return (leaf) => {
    if (leaf.code === query) return ranks.whole;
    const found = (tree.words.get(leaf.code) ?? []).flatMap((word, at) => {
      const spelling = match(word);
      return spelling === null ? [] : [(at === 0 ? nameRank : wordRank)[spelling]];
    });
    if (leaf.code.startsWith(query)) found.push(ranks.code);
    if (found.length > 0) return Math.min(...found);
    return occupationPath(tree, leaf.code).slice(0, -1).some(groupAnswers) ? ranks.group : null;
  };
}

/**
 * Returns a function that ranks a leaf by all search words. First, the joined words are matched: 电 焊工 finds 电焊工. If
 * this fails, each word is matched separately: 建筑 电焊工.
 */
function rankByAll(tree: OccupationTree, words: readonly string[]): LeafRank {
  const together = rankBy(tree, words.join(''));
  if (words.length === 1) return together;
  const each = words.map((word) => rankBy(tree, word));
  return (leaf) => {
    const rank = together(leaf);
    if (rank !== null) return rank;
    const found = each.map((one) => one(leaf)).filter((one) => one !== null);
    return found.length < each.length ? null : oneByOne + Math.min(...found);
  };
}

/**
 * Finds the leaves that match a search text, best first. A word of the text can be a part of a name, an everyday title
 * or the name of a group, in Chinese, full pinyin or initials, or the beginning of a code. Different words of the text
 * may match in different ways.
 */
export function occupationsMatching(tree: OccupationTree, text: string): readonly OccupationNode[] {
  const words = searchWordsOf(text);
  if (words.length === 0) return [];
  const rankOf = rankByAll(tree, words);
  return tree.leaves
    .map((leaf) => ({ leaf, rank: rankOf(leaf) ?? -1 }))
    .filter(({ rank }) => rank !== -1)
    .sort((one, other) => one.rank - other.rank)
    .map(({ leaf }) => leaf);
}
