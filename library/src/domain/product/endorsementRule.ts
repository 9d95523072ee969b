import type { EndorsementPersonIdType } from '../enumeration/endorsementPersonIdType.ts';
import type { Fen } from '../money/fen.ts';

/** Kinds of endorsement: add (增员), remove (减员) and replace persons (替换; specification §4). */
export type EndorsementKind = 'add' | 'remove' | 'replace';

/** The insurer's reviews of an endorsement: a single review, or a first and a final review (product configuration). */
export type ReviewProcess = 'single' | 'twoStage';

/**
 * Method for computing the premium of a changed person: by days, by started months, or none. If it is `none`, only
 * replacements of the same occupation class are allowed.
 */
export type EndorsementPremiumMode = 'day' | 'month' | 'none';

/**
 * Maximum number of persons that may be removed or replaced during the whole policy. If `unit` is `percent`, `max` is a
 * percentage of the number of persons at the start of the policy.
 */
export interface ChangeLimit {
  readonly max: number;
  readonly unit: 'persons' | 'percent';
}

/**
 * The insurer's fee on a refund: no fee, an amount in fen for each removed person, or a percentage of the refund (as a
 * decimal string).
 */
export type RefundFee =
  | { readonly kind: 'none' }
  | { readonly kind: 'perPerson'; readonly fen: Fen }
  | { readonly kind: 'percent'; readonly percent: string };

/** A material that the agent can upload for an endorsement. */
export interface EndorsementMaterial {
  readonly code: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** The product's rule for endorsements (domain rules §7). It is a part of the product data. */
export interface EndorsementRule {
  /** Address of the insurer's website for endorsements; empty when endorsements are made in this app. */
  readonly externalAddress: string;
  readonly kinds: readonly EndorsementKind[];
  /**
   * Id types of new persons, from the list of id types of endorsements (specification §3). If this field is absent,
   * the id types of the product's orders are accepted.
   */
  readonly personIdTypes?: readonly EndorsementPersonIdType[];
  /** True when one request may contain changes of several kinds. */
  readonly allowsCombination: boolean;
  readonly premiumMode: EndorsementPremiumMode;
  /** Maximum number of removals during the whole policy; null when there is no limit. */
  readonly removalLimit: ChangeLimit | null;
  /** Maximum number of replacements during the whole policy; null when there is no limit. */
  readonly replacementLimit: ChangeLimit | null;
  readonly minRemainingHeads: number;
  /** Maximum number of insured persons after an endorsement; null when there is no limit. */
  readonly maxHeads: number | null;
  /** True when the new person of a replacement may have another occupation class than the original person. */
  readonly allowsClassChange: boolean;
  /** True when removed or replaced persons may be insured again. */
  readonly allowsReturn: boolean;
  readonly refundFee: RefundFee;
  readonly review: ReviewProcess;
  /** Materials that the agent uploads before the review of an endorsement. */
  readonly materials: readonly EndorsementMaterial[];
}

/**
 * The default rule for endorsements. It allows all kinds of changes and their combination. The premium is computed by
 * days. At least three persons must remain. There are no maximum numbers and no fee.
 */
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

/**
 * Tolerance for floating-point errors. A computed percentage of persons may be slightly less than the exact whole
 * number.
 */
const shareTolerance = 1e-9;

/**
 * The number of persons that a limit allows, rounded down. It is infinite if there is no limit, and 0 if the limit
 * isn't a finite number.
 */
export const personsAllowedBy = (limit: ChangeLimit | null, initialHeads: number): number => {
  if (limit === null) return Number.POSITIVE_INFINITY;
  const persons = limit.unit === 'persons' ? limit.max : (initialHeads * limit.max) / 100;
  return Number.isFinite(persons) ? Math.max(Math.floor(persons + shareTolerance), 0) : 0;
};
