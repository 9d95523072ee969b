import type { Big } from 'big.js';

import type { DiscountTier } from '../product/productDefinition.ts';
import type { FactorStepKind } from './quotation.ts';

/** A factor that a scheme chooses for itself. */
export type SchemeFactor = Exclude<FactorStepKind, 'shortPeriod' | 'discount'>;

/** One reason why a price is another than before. */
export type PriceChangeReason =
  | { readonly kind: 'heads'; readonly schemeId: string; readonly from: number; readonly to: number }
  /** Persons moved between classes while their number stayed. */
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
  /** Months of cover. */
  | { readonly kind: 'period'; readonly from: number; readonly to: number }
  /** 份数. */
  | { readonly kind: 'quantity'; readonly from: number; readonly to: number }
  | { readonly kind: 'surcharge' };

/** A reason with what it did to the exact premium, in yuan. */
export interface PriceMove {
  readonly reason: PriceChangeReason;
  readonly yuan: Big;
}
