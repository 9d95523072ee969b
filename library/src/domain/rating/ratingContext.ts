import type { ProductDefinition } from '../product/productDefinition.ts';
import type { RatingBase } from '../scheme/ratingBase.ts';
import type { QuotableScheme } from '../scheme/scheme.ts';
import type { QuotableDraft } from './quotation.ts';

/** The data on which the price of a scheme depends. They are looked up once for each scheme. */
export interface RatingContext {
  readonly product: ProductDefinition;
  readonly draft: QuotableDraft;
  readonly scheme: QuotableScheme;
  readonly base: RatingBase;
  /** Discount factor that applies to the whole order, a decimal string. */
  readonly discount: string;
}
