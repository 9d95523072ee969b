import { ownValue } from '../record/ownValue.ts';
import { allowsClass, type OccupationClass } from './occupationClass.ts';
import type { OccupationRule } from './occupationRule.ts';
import type { OccupationNode } from './occupationTree.ts';

/** Reasons why a product refuses an occupation. */
export type OccupationRefusal = 'declined' | 'neverInsured' | 'classNotCovered';

/** The occupation class of a node in a product; null for groups and for occupations that are never insured. */
export const ratedClass = (node: OccupationNode, rule: OccupationRule): OccupationClass | null =>
  ownValue(rule.classOverrides, node.code) ?? node.class;

/** The reason why the product refuses the occupation; null when it accepts it (domain rules §2, occupation rule). */
export function occupationRefusal(node: OccupationNode, rule: OccupationRule): OccupationRefusal | null {
  if (node.isDeclined || rule.declinedCodes.includes(node.code)) return 'declined';
  const occupationClass = ratedClass(node, rule);
  if (occupationClass === null) return 'neverInsured';
  return allowsClass(rule.classes, occupationClass) ? null : 'classNotCovered';
}
