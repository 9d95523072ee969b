import type { Fen } from '../money/fen.ts';

/** 增员, 减员, 替换 (specification §4, preservation types). */
export type EndorsementKind = 'add' | 'remove' | 'replace';

/** Whether the insurer reviews once, or first and then finally (product configuration). */
export type ReviewProcess = 'single' | 'twoStage';

/** How a person's premium is counted: by days, by started months, or not at all (equal replacements only). */
export type EndorsementPremiumMode = 'day' | 'month' | 'none';

/** Most persons that may be removed or replaced over the whole policy; `percent` is of the heads at its start. */
export interface ChangeLimit {
  readonly max: number;
  readonly unit: 'persons' | 'percent';
}

/** What the insurer keeps of a refund: nothing, an amount per removed person, or a share of it in percent (a decimal string). */
export type RefundFee =
  | { readonly kind: 'none' }
  | { readonly kind: 'perPerson'; readonly fen: Fen }
  | { readonly kind: 'percent'; readonly percent: string };

/** A paper that the insurer asks for. */
export interface EndorsementMaterial {
  readonly code: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** What a product lets an employer change after the sale (domain rules §7). Product data. */
export interface EndorsementRule {
  /** The insurer's own pages, where the product is endorsed there; empty: here. */
  readonly externalAddress: string;
  readonly kinds: readonly EndorsementKind[];
  /** Several kinds may travel in one request. */
  readonly allowsCombination: boolean;
  readonly premiumMode: EndorsementPremiumMode;
  /** Null: no limit. */
  readonly removalLimit: ChangeLimit | null;
  /** Null: no limit. */
  readonly replacementLimit: ChangeLimit | null;
  readonly minRemainingHeads: number;
  /** Null: no upper end. */
  readonly maxHeads: number | null;
  /** A replacement may be of another occupation class than the original. */
  readonly allowsClassChange: boolean;
  /** Someone who was removed or replaced earlier may be insured again. */
  readonly allowsReturn: boolean;
  readonly refundFee: RefundFee;
  readonly review: ReviewProcess;
  /** What is uploaded before the review. */
  readonly materials: readonly EndorsementMaterial[];
}

/** What a product allows that says nothing else: every kind, combined, by the day, without limits or fee. */
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

/** Binary fractions of a percentage may fall short of the whole person that they mean. */
const shareTolerance = 1e-9;

/** How many persons a limit allows; whole persons only, none where the figures are no numbers. */
export const personsAllowedBy = (limit: ChangeLimit | null, initialHeads: number): number => {
  if (limit === null) return Number.POSITIVE_INFINITY;
  const persons = limit.unit === 'persons' ? limit.max : (initialHeads * limit.max) / 100;
  return Number.isFinite(persons) ? Math.max(Math.floor(persons + shareTolerance), 0) : 0;
};
