import { occupationRefusal, ratedClass } from './occupationRefusal.ts';
import type { OccupationRule } from './occupationRule.ts';
import { occupationsForTitle, type RankedOccupation } from './occupationsForTitle.ts';
import { occupationOf, type OccupationNode, type OccupationTree } from './occupationTree.ts';

/** A job title of a list, with what it may mean. */
export interface TitleLine {
  /** As it was written, without space around it. */
  readonly title: string;
  /** What it may mean, best first; refused ones among them. */
  readonly answers: readonly RankedOccupation[];
  /** The occupation that needs no further look: more than a resemblance, taken by the product, and no other as good costs otherwise. */
  readonly match: OccupationNode | null;
  /** What the title means where the product takes none of the best answers. */
  readonly refused: OccupationNode | null;
}

/** A line with the user's choice. */
export interface AnsweredLine extends TitleLine {
  /** What is chosen or matched, refused or not; null while nothing is. */
  readonly occupation: OccupationNode | null;
  /** Whether the user chose it. */
  readonly isChosen: boolean;
  /** Whether the product takes what is chosen or matched. */
  readonly isResolved: boolean;
}

/** The titles of a list. */
export interface TitleList {
  /** The titles in their order, each with how many lines say so. */
  readonly counts: ReadonlyMap<string, number>;
  /** The lines of titles beyond the most that are read, as they were pasted. */
  readonly leftOut: readonly string[];
}

/** More titles than any scheme has occupations. */
export const mostTitles = 500;

/** The titles of a pasted list, one a line, or the first cell of each row. */
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

/** The answers of which none is better: all that are certain, else those that resemble the title as much as the first. */
function bestOf(answers: readonly RankedOccupation[]): readonly RankedOccupation[] {
  const [first] = answers;
  if (!first || first.confidence === 'possible') return [];
  return answers.filter(
    ({ confidence, score }) => confidence === first.confidence && (confidence === 'certain' || score === first.score),
  );
}

/** What a title may mean to a product. */
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
 * A line as the product takes it today.
 * @param choice code of the user's choice; '' for none of the answers, undefined where the user chose nothing
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
