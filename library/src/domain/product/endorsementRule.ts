import type { Fen } from '../money/fen.ts';

/** 增员, 减员, 替换 (specification §4). */
export type EndorsementKind = 'add' | 'remove' | 'replace';

/** Number of reviews by the insurer: one, or a first and a final one (product configuration). */
export type ReviewProcess = 'single' | 'twoStage';

/** Basis of a person's premium: days, started months, or none (equal replacements only). */
export type EndorsementPremiumMode = 'day' | 'month' | 'none';

/**
 * Greatest number of persons that may be removed or replaced over the whole policy; `percent` is of the persons at its
 * start.
 */
export interface ChangeLimit {
  readonly max: number;
  readonly unit: 'persons' | 'percent';
}

/**
 * The insurer's fee on a refund: none, an amount per removed person in fen, or a percentage of the refund (a decimal
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

/** The product's rule for changes after the sale (domain rules §7). Product data. */
export interface EndorsementRule {
  /** Address of the insurer's own pages, where the product is endorsed there; empty otherwise. */
  readonly externalAddress: string;
  readonly kinds: readonly EndorsementKind[];
  /** True when one request may contain several kinds. */
  readonly allowsCombination: boolean;
  readonly premiumMode: EndorsementPremiumMode;
  /** Null for no limit. */
  readonly removalLimit: ChangeLimit | null;
  /** Null for no limit. */
  readonly replacementLimit: ChangeLimit | null;
  readonly minRemainingHeads: number;
  /** Null for no upper limit. */
  readonly maxHeads: number | null;
  /** True when the replacing person may have another occupation class. */
  readonly allowsClassChange: boolean;
  /** True when persons who were removed or replaced may be insured again. */
  readonly allowsReturn: boolean;
  readonly refundFee: RefundFee;
  readonly review: ReviewProcess;
  /** Materials to upload before the review. */
  readonly materials: readonly EndorsementMaterial[];
}

/** The default rule: every kind, combined, by days, without limits or fee. */
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
 * Tolerance for binary fractions: a percentage may be slightly below the whole number of persons that it stands for.
 */
const shareTolerance = 1e-9;

/** The number of persons that a limit allows, rounded down; 0 where the limits are not numbers. */
export const personsAllowedBy = (limit: ChangeLimit | null, initialHeads: number): number => {
  if (limit === null) return Number.POSITIVE_INFINITY;
  const persons = limit.unit === 'persons' ? limit.max : (initialHeads * limit.max) / 100;
  return Number.isFinite(persons) ? Math.max(Math.floor(persons + shareTolerance), 0) : 0;
};
