import type { Big } from 'big.js';

import type { DiscountTier } from '../product/productDefinition.ts';
import type { FactorStepKind } from './quotation.ts';

/** A factor that the agent chooses in a scheme. */
export type SchemeFactor = Exclude<FactorStepKind, 'shortPeriod' | 'discount'>;

/** A cause of a price change. */
export type PriceChangeReason =
  | { readonly kind: 'heads'; readonly schemeId: string; readonly from: number; readonly to: number }
  /** Persons moved to other classes, while their total number stayed the same. */
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
  /** Change of the months of cover. */
  | { readonly kind: 'period'; readonly from: number; readonly to: number }
  /** Change of the number of copies of the cover (份数). */
  | { readonly kind: 'quantity'; readonly from: number; readonly to: number }
  | { readonly kind: 'surcharge' };

/** A cause with its effect on the unrounded premium, in yuan. */
export interface PriceMove {
  readonly reason: PriceChangeReason;
  readonly yuan: Big;
}
