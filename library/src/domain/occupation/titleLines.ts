import type { OccupationRule } from '../product/productDefinition.ts';
import { occupationRefusal } from './occupationRefusal.ts';
import { occupationsForTitle, type RankedOccupation } from './occupationsForTitle.ts';
import type { OccupationNode, OccupationTree } from './occupationTree.ts';

/** A job title of a list, with what it may mean. */
export interface TitleLine {
  /** As it was written, without space around it. */
  readonly title: string;
  /** What it may mean, best first; refused ones among them. */
  readonly answers: readonly RankedOccupation[];
  /** The occupation that needs no further look: the best answer where it is more than a resemblance and the product takes it. */
  readonly match: OccupationNode | null;
}

/** More lines than any scheme has occupations; what comes after them isn't read. */
export const mostTitleLines = 500;

/** The titles of a pasted list (one a line, or the first cell of each row) in their order, each with how many lines say so. */
export function titlesIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split(/\r\n|[\r\n]/u).slice(0, mostTitleLines)) {
    const title = (line.split('\t')[0] ?? '').replace(/^"(.*)"$/u, '$1').trim();
    if (title !== '') counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return counts;
}

/** What a title may mean to a product. */
export function titleLineOf(tree: OccupationTree, rule: OccupationRule, title: string): TitleLine {
  const answers = occupationsForTitle(tree, title);
  const [best] = answers;
  const isClear =
    best !== undefined && best.confidence !== 'possible' && occupationRefusal(best.occupation, rule) === null;
  return { title, answers, match: isClear ? best.occupation : null };
}
