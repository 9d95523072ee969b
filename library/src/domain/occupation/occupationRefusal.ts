import { ownValue } from '../record/ownValue.ts';
import { allowsClass, type OccupationClass } from './occupationClass.ts';
import type { OccupationRule } from './occupationRule.ts';
import type { OccupationNode } from './occupationTree.ts';

/** Why a product doesn't take an occupation. */
export type OccupationRefusal = 'declined' | 'neverInsured' | 'classNotCovered';

/** The class in which a product rates an occupation; null for groups and what is never insured. */
export const ratedClass = (node: OccupationNode, rule: OccupationRule): OccupationClass | null =>
  ownValue(rule.classOverrides, node.code) ?? node.class;

/** Why the product refuses the occupation, or null where it takes it (domain rules §2, occupation rule). */
export function occupationRefusal(node: OccupationNode, rule: OccupationRule): OccupationRefusal | null {
  if (node.isDeclined || rule.declinedCodes.includes(node.code)) return 'declined';
  const occupationClass = ratedClass(node, rule);
  if (occupationClass === null) return 'neverInsured';
  return allowsClass(rule.classes, occupationClass) ? null : 'classNotCovered';
}
