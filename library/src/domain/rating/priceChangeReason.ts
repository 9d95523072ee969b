import type { Big } from 'big.js';

import type { DiscountTier } from '../product/productDefinition.ts';
import type { FactorStepKind } from './quotation.ts';

/** Kind of a factor that follows from a scheme or its subject, not from the whole order. */
export type SchemeFactor = Exclude<FactorStepKind, 'shortPeriod' | 'discount'>;

/** A cause of a price change, with the values before and after the change if they are known. */
export type PriceChangeReason =
  | { readonly kind: 'heads'; readonly schemeId: string; readonly from: number; readonly to: number }
  /**
   * `classes`: the numbers of persons in the occupation classes changed, but the total number of persons is the same.
   */
  | { readonly kind: 'classes' | 'cover' | 'subject'; readonly schemeId: string }
  | {
      readonly kind: 'factor';
      readonly factor: SchemeFactor;
      readonly schemeId: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'schemeAdded' | 'schemeRemoved'; readonly schemeId: string }
  | { readonly kind: 'discount'; readonly from: DiscountTier | null; readonly to: DiscountTier | null }
  /** The number of months of cover changed. */
  | { readonly kind: 'period'; readonly from: number; readonly to: number }
  /** The number of copies of the cover (份数) changed. */
  | { readonly kind: 'quantity'; readonly from: number; readonly to: number }
  | { readonly kind: 'surcharge' };

/** A cause of a price change, and its effect on the unrounded premium, in yuan. */
export interface PriceMove {
  readonly reason: PriceChangeReason;
  readonly yuan: Big;
}
