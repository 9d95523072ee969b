import { occupationRefusal, ratedClass } from './occupationRefusal.ts';
import type { OccupationRule } from './occupationRule.ts';
import { occupationsForTitle, type RankedOccupation } from './occupationsForTitle.ts';
import { occupationOf, type OccupationNode, type OccupationTree } from './occupationTree.ts';

/** A job title of a list with its possible occupations. */
export interface TitleLine {
  /** The title as the user wrote it, trimmed. */
  readonly title: string;
  /** Its possible occupations, best first, including refused ones. */
  readonly answers: readonly RankedOccupation[];
  /**
   * The occupation that is used without confirmation; null when there is none. It is `certain` or `likely`, the product
   * accepts it, and no equally good match has another price.
   */
  readonly match: OccupationNode | null;
  /** The best match when the product refuses all best matches; otherwise null. */
  readonly refused: OccupationNode | null;
}

/** A title with its occupation. */
export interface AnsweredLine extends TitleLine {
  /** The chosen or matched occupation, even if the product refuses it; null when there is none. */
  readonly occupation: OccupationNode | null;
  /** True when the user chose it. */
  readonly isChosen: boolean;
  /** True when the product accepts the chosen or matched occupation. */
  readonly isResolved: boolean;
}

/** The job titles of a pasted list. */
export interface TitleList {
  /** Number of lines per title, in the order of the list. */
  readonly counts: ReadonlyMap<string, number>;
  /** Pasted lines that were left out because the list has too many titles. */
  readonly leftOut: readonly string[];
}

/** Maximum number of titles; no scheme has so many occupations. */
export const mostTitles = 500;

/** Reads the titles of a pasted list: one per line, or the first cell of each row. */
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

/** The best matches: all `certain` ones; otherwise all that are as similar to the title as the first one. */
function bestOf(answers: readonly RankedOccupation[]): readonly RankedOccupation[] {
  const [first] = answers;
  if (!first || first.confidence === 'possible') return [];
  return answers.filter(
    ({ confidence, score }) => confidence === first.confidence && (confidence === 'certain' || score === first.score),
  );
}

/** A title with its possible occupations in a product. */
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
 * Adds the chosen or matched occupation to a title.
 * @param choice code of the user's choice; '' when the user rejected all matches, undefined when the user chose nothing
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
