import type { EndorsementPersonIdType } from '../enumeration/endorsementPersonIdType.ts';
import type { Fen } from '../money/fen.ts';

/** Kinds of endorsement: add (增员), remove (减员) and replace persons (替换; specification §4). */
export type EndorsementKind = 'add' | 'remove' | 'replace';

/** Number of reviews by the insurer: one, or a first and a final review (product configuration). */
export type ReviewProcess = 'single' | 'twoStage';

/**
 * How the premium of a changed person is computed: by days, by started months, or not at all (replacements of the same
 * class only).
 */
export type EndorsementPremiumMode = 'day' | 'month' | 'none';

/**
 * Maximum number of persons that may be removed or replaced during the whole policy. `percent` refers to the number of
 * persons at its start.
 */
export interface ChangeLimit {
  readonly max: number;
  readonly unit: 'persons' | 'percent';
}

/**
 * The insurer's fee on a refund: none, an amount in fen per removed person, or a percentage of the refund (a decimal
 * string).
 */
export type RefundFee =
  | { readonly kind: 'none' }
  | { readonly kind: 'perPerson'; readonly fen: Fen }
  | { readonly kind: 'percent'; readonly percent: string };

/** A material that the insurer requires. */
export interface EndorsementMaterial {
  readonly code: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** The product's rule for endorsements (domain rules §7); part of the product data. */
export interface EndorsementRule {
  /** Address of the insurer's website for endorsements; empty when they are made in this app. */
  readonly externalAddress: string;
  readonly kinds: readonly EndorsementKind[];
  /**
   * Accepted id types of joining persons, out of the endorsements' own list (specification §3); absent when they are
   * those of the product's orders.
   */
  readonly personIdTypes?: readonly EndorsementPersonIdType[];
  /** True when one request may contain several kinds of change. */
  readonly allowsCombination: boolean;
  readonly premiumMode: EndorsementPremiumMode;
  /** Maximum number of removals during the policy; null means no limit. */
  readonly removalLimit: ChangeLimit | null;
  /** Maximum number of replacements during the policy; null means no limit. */
  readonly replacementLimit: ChangeLimit | null;
  readonly minRemainingHeads: number;
  /** Maximum number of persons after the endorsement; null means no limit. */
  readonly maxHeads: number | null;
  /** True when the replacing person may have another occupation class. */
  readonly allowsClassChange: boolean;
  /** True when persons who were removed or replaced may be insured again. */
  readonly allowsReturn: boolean;
  readonly refundFee: RefundFee;
  readonly review: ReviewProcess;
  /** Materials that the agent uploads before the review. */
  readonly materials: readonly EndorsementMaterial[];
}

/** The default rule: all kinds and combinations, premium by days, no limits and no fee. */
export const defaultEndorsementRule: EndorsementRule = {
  externalAddress: '',
  kinds: ['add', 'remove', 'replace'],
  allowsCombination: true,
  premiumMode: 'day',
  removalLimit: null,
  replacementLimit: null,
  minRemainingHeads: 3,
  maxHeads: null,
  allowsClassChange: true,
  allowsReturn: true,
  refundFee: { kind: 'none' },
  review: 'twoStage',
  materials: [],
};

/** Tolerance for floating-point errors: a computed percentage may be slightly below the whole number that it means. */
const shareTolerance = 1e-9;

/** The number of persons that a limit allows, rounded down; 0 when the limit isn't a number. */
export const personsAllowedBy = (limit: ChangeLimit | null, initialHeads: number): number => {
  if (limit === null) return Number.POSITIVE_INFINITY;
  const persons = limit.unit === 'persons' ? limit.max : (initialHeads * limit.max) / 100;
  return Number.isFinite(persons) ? Math.max(Math.floor(persons + shareTolerance), 0) : 0;
};
