import { ownValue } from '../record/ownValue.ts';
import { allowsClass, type OccupationClass } from './occupationClass.ts';
import type { OccupationRule } from './occupationRule.ts';
import type { OccupationNode } from './occupationTree.ts';

/** Reasons why a product refuses an occupation. */
export type OccupationRefusal = 'declined' | 'neverInsured' | 'classNotCovered';

/**
 * The class of an occupation in a product: the product's own class for the occupation or, if there is none, the class
 * in the common tree. Null when neither exists: for a group of occupations, and for an occupation that is never
 * insured.
 */
export const ratedClass = (node: OccupationNode, rule: OccupationRule): OccupationClass | null =>
  ownValue(rule.classOverrides, node.code) ?? node.class;

/**
 * The reason why the product refuses the occupation (domain rules §2, occupation rule). Null when the product accepts
 * it.
 */
export function occupationRefusal(node: OccupationNode, rule: OccupationRule): OccupationRefusal | null {
  if (node.isDeclined || rule.declinedCodes.includes(node.code)) return 'declined';
  const occupationClass = ratedClass(node, rule);
  if (occupationClass === null) return 'neverInsured';
  return allowsClass(rule.classes, occupationClass) ? null : 'classNotCovered';
}
