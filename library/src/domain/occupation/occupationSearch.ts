import { isPinyin, pinyinLetters, type Spelling, spellingOf } from '../pinyin/spelling.ts';
import { type OccupationNode, occupationPath, type OccupationTree, type OccupationWord } from './occupationTree.ts';

/** Places of an answer, best first: the whole name or code, the whole of another word, beginnings, parts, the group. */
const ranks = { whole: 0, wholeWord: 1, code: 2, beginning: 3, beginningOfWord: 4, within: 5, withinWord: 6, group: 7 };
const longestQuery = 100;

type WordMatch = (word: OccupationWord) => Spelling | null;

/** The Chinese (or mixed) text in a word. */
function byCharacters(query: string): WordMatch {
  return ({ text }) => {
    if (text === query) return 'whole';
    if (text.startsWith(query)) return 'beginning';
    return text.includes(query) ? 'within' : null;
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

function rankOf(tree: OccupationTree, leaf: OccupationNode, query: string, match: WordMatch): number | null {
  if (leaf.code === query) return ranks.whole;
  const found = (tree.words.get(leaf.code) ?? []).flatMap((word, at) => {
    const spelling = match(word);
    return spelling === null ? [] : [(at === 0 ? nameRank : wordRank)[spelling]];
  });
  if (leaf.code.startsWith(query)) found.push(ranks.code);
  if (found.length > 0) return Math.min(...found);
  const groups = occupationPath(tree, leaf.code).slice(0, -1);
  const isInGroup = groups.some(
    ({ code }) => code.startsWith(query) || (tree.words.get(code) ?? []).some((word) => match(word) !== null),
  );
  return isInGroup ? ranks.group : null;
}

/**
 * Leaves that answer a text, best first: the beginning of a code, or the name, an everyday title or a group in Chinese, full
 * pinyin or initials.
 */
export function occupationsMatching(tree: OccupationTree, text: string): readonly OccupationNode[] {
  if (text.length > longestQuery) return [];
  const query = text.normalize('NFKC').replace(/\s+/gu, '');
  if (query === '') return [];
  const match = isPinyin(query) ? byPinyin(query) : byCharacters(query);
  return tree.leaves
    .map((leaf) => ({ leaf, rank: rankOf(tree, leaf, query, match) ?? -1 }))
    .filter(({ rank }) => rank !== -1)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ leaf }) => leaf);
}
