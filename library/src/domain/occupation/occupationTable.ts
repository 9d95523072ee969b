import type { OccupationClass } from './occupationClass.ts';
import { type OccupationRefusal, occupationRefusal, ratedClass } from './occupationRefusal.ts';
import type { OccupationRule } from './occupationRule.ts';
import { occupationsMatching } from './occupationSearch.ts';
import { occupationPath, type OccupationTree } from './occupationTree.ts';

/** An occupation in the table of a product. */
export interface OccupationEntry {
  readonly code: string;
  readonly name: string;
  /** Names of the groups that contain the occupation, the largest group first. */
  readonly groups: readonly string[];
  /** Class of the occupation in the product; null when the occupation is never insured. */
  readonly occupationClass: OccupationClass | null;
  /** Reason why the product refuses the occupation; null when the product accepts it. */
  readonly refusal: OccupationRefusal | null;
}

/** Part of the table: all occupations, the accepted occupations, or the refused occupations. */
export type OccupationPart = 'all' | 'accepted' | 'refused';

/**
 * One part of the occupation table (职业分类表) of a product. With a search text, it contains only the occupations that
 * match the text, best first. Without a text, the occupations are in the order of the tree.
 */
export function occupationTableOf(
  tree: OccupationTree,
  rule: OccupationRule,
  text = '',
  part: OccupationPart = 'all',
): readonly OccupationEntry[] {
  const found = text.trim() === '' ? tree.leaves : occupationsMatching(tree, text);
  return found
    .map((leaf) => ({
      code: leaf.code,
      name: leaf.name,
      groups: occupationPath(tree, leaf.code)
        .slice(0, -1)
        .map(({ name }) => name),
      occupationClass: ratedClass(leaf, rule),
      refusal: occupationRefusal(leaf, rule),
    }))
    .filter(({ refusal }) => part === 'all' || (refusal === null) === (part === 'accepted'));
}
