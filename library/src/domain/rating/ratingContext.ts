import type { ProductDefinition } from '../product/productDefinition.ts';
import type { QuotableDraft, QuotableScheme } from './quotation.ts';
import type { RatingBase } from './ratingBase.ts';

/** What a scheme's price depends on, found once. */
export interface RatingContext {
  readonly product: ProductDefinition;
  readonly draft: QuotableDraft;
  readonly scheme: QuotableScheme;
  readonly base: RatingBase;
  /** Discount of the whole order, a decimal string. */
  readonly discount: string;
}
