import type { OccupationNode, OccupationTree } from './occupationTree.ts';

/** An occupation that a job title may mean. */
export interface RankedOccupation {
  readonly occupation: OccupationNode;
  /** `certain`: the very word; `likely`: the word within more words; `possible`: a resemblance. */
  readonly confidence: 'certain' | 'likely' | 'possible';
}

interface Likeness {
  readonly score: number;
  readonly confidence: RankedOccupation['confidence'];
}

const longestTitle = 60;
const most = 10;
const grades = /^(?:高级|资深|初级|中级|首席|实习|见习|兼职|全职|专职)+/u;
const endings = /(?:岗位|岗|工种|人员|员工)$/u;

/** A title without spaces, remarks in brackets and capital letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[(（].*?[)）]/gu, '')
    .replace(/[\s\p{P}\p{S}]+/gu, '')
    .toLowerCase();

/** A title without grade and ending: 高级电焊工岗 and 电焊工 say the same. */
function bare(text: string): string {
  const short = text.replace(grades, '').replace(endings, '');
  return short.length < 2 ? text : short;
}

function pairsOf(text: string): ReadonlySet<string> {
  const characters = Array.from(text);
  return new Set(characters.slice(1).map((character, at) => `${characters[at]}${character}`));
}

/** Share of the pairs of neighbouring characters that two texts have in common, 0 to 1 (Dice). */
function resemblance(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = one.intersection(other).size;
  return common === 0 ? 0 : (2 * common) / (one.size + other.size);
}

interface Asked {
  readonly title: string;
  readonly bareTitle: string;
  readonly pairs: ReadonlySet<string>;
}

function likenessOf({ title, bareTitle, pairs }: Asked, word: string, isName: boolean): Likeness | null {
  if (word === title) return { score: isName ? 1 : 0.98, confidence: 'certain' };
  const bareWord = bare(word);
  if (bareWord === bareTitle) return { score: isName ? 0.95 : 0.93, confidence: 'likely' };
  const [short, long] = bareWord.length < bareTitle.length ? [bareWord, bareTitle] : [bareTitle, bareWord];
  // Chinese puts the occupation last: 物业保安 is a kind of 保安, 保安器材 is not
  if (short.length >= 2 && long.endsWith(short))
    return { score: 0.6 + 0.3 * (short.length / long.length), confidence: 'likely' };
  const shared = short.length >= 2 && long.includes(short) ? 0.3 + 0.3 * (short.length / long.length) : 0;
  const score = Math.max(shared, 0.6 * resemblance(pairs, pairsOf(bareWord)));
  return score >= 0.3 ? { score, confidence: 'possible' } : null;
}

const better = (one: Likeness | null, other: Likeness | null): Likeness | null =>
  one === null || (other !== null && other.score > one.score) ? other : one;

/**
 * Occupations that a job title as people write it may mean (外卖骑手, 高级电焊工（夜班）), best first, ten at most. Which of them
 * a product takes is `occupationRefusal`'s answer.
 */
export function occupationsForTitle(tree: OccupationTree, jobTitle: string): readonly RankedOccupation[] {
  if (jobTitle.length > longestTitle) return [];
  const title = plain(jobTitle);
  if (title === '') return [];
  const bareTitle = bare(title);
  const asked = { title, bareTitle, pairs: pairsOf(bareTitle) };
  return tree.leaves
    .flatMap((occupation) => {
      const words = tree.words.get(occupation.code) ?? [];
      const likeness = words
        .map(({ text }, at) => likenessOf(asked, plain(text), at === 0))
        .reduce<Likeness | null>(better, null);
      return likeness ? [{ occupation, ...likeness }] : [];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ occupation, confidence }) => ({ occupation, confidence }));
}
