import { occupationRefusal, ratedClass } from './occupationRefusal.ts';
import type { OccupationRule } from './occupationRule.ts';
import { occupationsForTitle, type RankedOccupation } from './occupationsForTitle.ts';
import { occupationOf, type OccupationNode, type OccupationTree } from './occupationTree.ts';

/** A job title of a pasted list with its possible occupations. */
export interface TitleLine {
  /** The job title as the user wrote it, trimmed. */
  readonly title: string;
  /** The possible occupations of the title, best first, including occupations that the product refuses. */
  readonly answers: readonly RankedOccupation[];
  /**
   * The occupation that is used without a choice of the user: the first of the best matches (`bestOf`). Null if there
   * is no best match, if the product refuses a best match, or if the best matches have different occupation classes.
   */
  readonly match: OccupationNode | null;
  /** The first of the best matches of the title if the product refuses all of the best matches; otherwise null. */
  readonly refused: OccupationNode | null;
}

/** A job title of a pasted list, with its occupation. */
export interface AnsweredLine extends TitleLine {
  /**
   * The occupation that the user chose; if the user chose none, the matched occupation. The product may refuse this
   * occupation. Null when neither exists, or when the user rejected all matches.
   */
  readonly occupation: OccupationNode | null;
  /** True when the user chose the occupation. */
  readonly isChosen: boolean;
  /** True when the title has a chosen or matched occupation and the product accepts it. */
  readonly isResolved: boolean;
}

/** The job titles that were read from a pasted list. */
export interface TitleList {
  /** Number of lines in the list for each title, in the order of the list. */
  readonly counts: ReadonlyMap<string, number>;
  /** Lines of the pasted list that were left out because the list has too many titles. */
  readonly leftOut: readonly string[];
}

/** Maximum number of different titles that are read from a list. A scheme can't have more occupations. */
export const mostTitles = 500;

/**
 * Reads the job titles of a pasted list. A line contains one title, or is a table row whose first cell is the title.
 */
export function titlesIn(text: string): TitleList {
  const counts = new Map<string, number>();
  const leftOut: string[] = [];
  for (const line of text.split(/\r\n|[\r\n]/u)) {
    const title = (line.split('\t')[0] ?? '').replace(/^"(.*)"$/u, '$1').trim();
    if (title === '') continue;
    const count = counts.get(title);
    if (count === undefined && counts.size === mostTitles) leftOut.push(line);
    else counts.set(title, (count ?? 0) + 1);
  }
  return { counts, leftOut };
}

/**
 * The best matches of a title. If there are `certain` matches, these are the best matches. Otherwise the best matches
 * are all `likely` matches with the same similarity as the first match.
 */
function bestOf(answers: readonly RankedOccupation[]): readonly RankedOccupation[] {
  const [first] = answers;
  if (!first || first.confidence === 'possible') return [];
  return answers.filter(
    ({ confidence, score }) => confidence === first.confidence && (confidence === 'certain' || score === first.score),
  );
}

/**
 * Finds the possible occupations of a job title, the occupation that is used, and the occupation that the product
 * refuses.
 */
export function titleLineOf(tree: OccupationTree, rule: OccupationRule, title: string): TitleLine {
  const answers = occupationsForTitle(tree, title);
  const best = bestOf(answers).map(({ occupation }) => occupation);
  const [first = null] = best;
  const isRefused = best.every((occupation) => occupationRefusal(occupation, rule) !== null);
  const outcomes = new Set(
    best.map((occupation) => occupationRefusal(occupation, rule) ?? ratedClass(occupation, rule)),
  );
  return {
    title,
    answers,
    match: !isRefused && outcomes.size === 1 ? first : null,
    refused: isRefused ? first : null,
  };
}

/**
 * Adds the occupation of a title: the chosen occupation, otherwise the matched occupation if the user hasn't rejected
 * it. If the product refuses this occupation, it is also returned as `refused`.
 * @param choice code of the occupation that the user chose; '' when the user rejected all matches; undefined when the
 * user hasn't chosen
 */
export function answeredLine(
  tree: OccupationTree,
  rule: OccupationRule,
  line: TitleLine,
  choice: string | undefined,
): AnsweredLine {
  const chosen = choice === undefined ? null : occupationOf(tree, choice);
  const occupation = chosen ?? (choice === '' ? null : line.match);
  const refusal = occupation ? occupationRefusal(occupation, rule) : null;
  return {
    ...line,
    occupation,
    refused: refusal === null ? line.refused : occupation,
    isChosen: chosen !== null,
    isResolved: occupation !== null && refusal === null,
  };
}
