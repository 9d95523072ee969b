import { occupationRefusal, ratedClass } from './occupationRefusal.ts';
import type { OccupationRule } from './occupationRule.ts';
import { occupationsForTitle, type RankedOccupation } from './occupationsForTitle.ts';
import { occupationOf, type OccupationNode, type OccupationTree } from './occupationTree.ts';

/** A job title of a list with its possible occupations. */
export interface TitleLine {
  /** The title as written, trimmed. */
  readonly title: string;
  /** Its possible occupations, best first, including refused ones. */
  readonly answers: readonly RankedOccupation[];
  /**
   * The occupation that needs no confirmation: more than similar, accepted by the product, and no equally good one has
   * another price.
   */
  readonly match: OccupationNode | null;
  /** The occupation of the title where the product refuses the best matches. */
  readonly refused: OccupationNode | null;
}

/** A title with the user's choice. */
export interface AnsweredLine extends TitleLine {
  /** The chosen or matched occupation, refused or not; null where there is none. */
  readonly occupation: OccupationNode | null;
  /** True when the user chose it. */
  readonly isChosen: boolean;
  /** True when the product accepts the chosen or matched occupation. */
  readonly isResolved: boolean;
}

/** The titles of a list. */
export interface TitleList {
  /** The titles in their order, each with its number of lines. */
  readonly counts: ReadonlyMap<string, number>;
  /** The pasted lines of titles beyond the greatest number. */
  readonly leftOut: readonly string[];
}

/** Greatest number of titles: no scheme has so many occupations. */
export const mostTitles = 500;

/** The titles of a pasted list: one per line, or the first cell of each row. */
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

/** The best matches: all certain ones, else those as similar to the title as the first. */
function bestOf(answers: readonly RankedOccupation[]): readonly RankedOccupation[] {
  const [first] = answers;
  if (!first || first.confidence === 'possible') return [];
  return answers.filter(
    ({ confidence, score }) => confidence === first.confidence && (confidence === 'certain' || score === first.score),
  );
}

/** The possible occupations of a title in a product. */
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
 * A title with its occupation in the product.
 * @param choice code of the user's choice; '' for none of the matches, undefined where the user chose nothing
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
