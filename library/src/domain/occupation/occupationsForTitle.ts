import type { OccupationNode, OccupationTree } from './occupationTree.ts';

/** An occupation that may belong to a job title. */
export interface RankedOccupation {
  readonly occupation: OccupationNode;
  /**
   * How well the title matches the best word of the occupation. `certain`: both are equal; remarks in brackets are
   * ignored. `likely`: without grade and suffix, both are equal, or one ends with the other. `possible`: both are only
   * similar. With several titles or a better match, the confidence can be lower.
   */
  readonly confidence: 'certain' | 'likely' | 'possible';
  /** Similarity of the title to the most similar word of the occupation. It is above 0 and at most 1. */
  readonly score: number;
}

type Likeness = Omit<RankedOccupation, 'occupation'>;

const longestTitle = 60;
const most = 10;
const grades = /^(?:高级|资深|初级|中级|首席|实习|见习|兼职|全职|专职)+/u;
const endings = /(?:岗位|岗|工种|人员|员工)$/u;

const remarks = /\([^()]*\)/gu;

/** Removes all characters except letters and digits from a text, and converts it to lower case. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{S}]+/gu, '')
    .toLowerCase();

/**
 * Letters of a title without its remarks in brackets. If the whole title is in brackets, the brackets are ignored
 * instead.
 */
const plain = (text: string): string => lettersOf(text.normalize('NFKC').replace(remarks, '')) || lettersOf(text);

/** Removes grade and suffix from a job title: 高级电焊工岗 becomes 电焊工. */
function bare(text: string): string {
  const short = text.replace(grades, '').replace(endings, '');
  return short.length < 2 ? text : short;
}

function pairsOf(text: string): ReadonlySet<string> {
  const characters = Array.from(text);
  return new Set(characters.slice(1).map((character, at) => `${characters[at]}${character}`));
}

/**
 * Dice coefficient of two texts, from 0 to 1. It is the share of the pairs of neighbouring characters that occur in
 * both texts.
 */
function resemblance(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return common === 0 ? 0 : (2 * common) / (one.size + other.size);
}

/** The forms of a job title or of a word of an occupation, for comparing them. */
interface Forms {
  /** Letters of the whole text, including the text in brackets. */
  readonly whole: string;
  readonly plain: string;
  readonly bare: string;
  /** All pairs of neighbouring characters in `bare`. */
  readonly pairs: ReadonlySet<string>;
}

function formsOf(text: string): Forms {
  const plainText = plain(text);
  const bareText = bare(plainText);
  return { whole: lettersOf(text), plain: plainText, bare: bareText, pairs: pairsOf(bareText) };
}

type WordForms = ReadonlyMap<string, readonly Forms[]>;

const remembered = new WeakMap<OccupationTree, WordForms>();

/**
 * Returns the forms of all words of the leaves. They are cached for each tree, because every title in a list is
 * compared with them.
 */
function wordForms(tree: OccupationTree): WordForms {
  const known =
    remembered.get(tree) ??
    new Map(tree.leaves.map(({ code }) => [code, (tree.words.get(code) ?? []).map(({ text }) => formsOf(text))]));
  remembered.set(tree, known);
  return known;
}

function likenessOf(title: Forms, word: Forms, isName: boolean): Likeness | null {
  if (word.whole === title.whole) return { score: isName ? 1 : 0.98, confidence: 'certain' };
  if (word.plain === title.plain) return { score: isName ? 0.99 : 0.97, confidence: 'certain' };
  if (word.bare === title.bare) return { score: isName ? 0.95 : 0.93, confidence: 'likely' };
  const [short, long] = word.bare.length < title.bare.length ? [word.bare, title.bare] : [title.bare, word.bare];
  // In Chinese, the last part of a title names the occupation: 物业保安 is a kind of 保安, but 保安器材 isn't.
  if (short.length >= 2 && long.endsWith(short))
    return { score: 0.6 + 0.3 * (short.length / long.length), confidence: 'likely' };
  const shared = short.length >= 2 && long.includes(short) ? 0.3 + 0.3 * (short.length / long.length) : 0;
  const score = Math.max(shared, 0.6 * resemblance(title.pairs, word.pairs));
  return score >= 0.3 ? { score, confidence: 'possible' } : null;
}

const better = (one: Likeness | null, other: Likeness | null): Likeness | null =>
  one === null || (other !== null && other.score > one.score) ? other : one;

function answersTo(tree: OccupationTree, text: string): readonly RankedOccupation[] {
  const title = formsOf(text);
  if (title.plain === '') return [];
  const words = wordForms(tree);
  const answers = tree.leaves.flatMap((occupation): RankedOccupation[] => {
    const likeness = (words.get(occupation.code) ?? [])
      .map((word, at) => likenessOf(title, word, at === 0))
      .reduce<Likeness | null>(better, null);
    return likeness ? [{ occupation, ...likeness }] : [];
  });
  return answers.sort((one, other) => other.score - one.score);
}

/**
 * If a title has remarks in brackets and a word of an occupation is equal to the whole title, all occupations without
 * such a word are at most `likely` and come after those with such a word. For example, for the title 记者（内勤） the
 * occupation 记者（内勤） stays `certain`, and 记者 becomes `likely`.
 */
function withoutRivals(
  tree: OccupationTree,
  text: string,
  answers: readonly RankedOccupation[],
): readonly RankedOccupation[] {
  const whole = lettersOf(text);
  if (whole === plain(text)) return answers;
  const words = wordForms(tree);
  const isNamed = ({ occupation }: RankedOccupation): boolean =>
    (words.get(occupation.code) ?? []).some((word) => word.whole === whole);
  if (!answers.some(isNamed)) return answers;
  const rivals = answers.filter((answer) => !isNamed(answer));
  return [
    ...answers.filter(isNamed),
    ...rivals.map((answer): RankedOccupation =>
      answer.confidence === 'certain' ? { ...answer, confidence: 'likely' } : answer,
    ),
  ];
}

/** Splits a text that lists several job titles of one person, such as 电焊工/会计 or 司机兼保安. */
const titlesOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replace(remarks, '')
    .split(/[/、,;|+&]|兼(?!职)/u)
    .filter((part) => plain(part) !== '');

/** Possible occupations for several job titles of one person. The user chooses one occupation. */
function answersToAny(tree: OccupationTree, titles: readonly string[]): readonly RankedOccupation[] {
  const best = new Map<string, RankedOccupation>();
  for (const answer of titles.flatMap((title) => answersTo(tree, title))) {
    const known = best.get(answer.occupation.code);
    if (!known || known.score < answer.score) best.set(answer.occupation.code, { ...answer, confidence: 'possible' });
  }
  return Array.from(best.values()).sort((one, other) => other.score - one.score);
}

/**
 * Possible occupations of a job title in the words of a user (外卖骑手, 高级电焊工（夜班）). The best occupation comes first, and
 * there are at most ten; none if the title is too long. If the text lists several titles, the confidence of each
 * occupation is `possible`, except if the whole text matches an occupation with certainty. `occupationRefusal` decides
 * which of the occupations a product accepts.
 */
export function occupationsForTitle(tree: OccupationTree, jobTitle: string): readonly RankedOccupation[] {
  if (jobTitle.length > longestTitle) return [];
  const answers = answersTo(tree, jobTitle);
  const titles = titlesOf(jobTitle);
  const isOne = titles.length < 2 || answers[0]?.confidence === 'certain';
  return (isOne ? withoutRivals(tree, jobTitle, answers) : answersToAny(tree, titles)).slice(0, most);
}
