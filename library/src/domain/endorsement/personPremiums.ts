import { Big } from 'big.js';

import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { QuotableScheme } from '../rating/quotation.ts';
import { quote } from '../rating/quote.ts';
import type { PersonPremiums } from './personCharge.ts';

/** What a policy was priced with. */
export interface PolicyTerms {
  /** The version of the product that priced the policy. */
  readonly product: ProductDefinition;
  readonly months: number;
  readonly applyQuantity: number;
  /** Heads that decided the discount when the policy was issued; endorsements keep that tier. */
  readonly heads: number;
}

/**
 * What a person of a class costs in a scheme of the policy, for its period and for a year; null where the scheme has no
 * price for the class. Nobody is added to the group by asking: the discount is that of the policy.
 */
export function personPremiumsOf(
  terms: PolicyTerms,
  scheme: Omit<QuotableScheme, 'occupations'>,
  occupationClass: OccupationClass,
): PersonPremiums | null {
  const { product, applyQuantity, heads } = terms;
  const occupations = [{ code: '', name: '', occupationClass, heads }];
  const premiumFor = (months: number): string | null => {
    const [priced] = quote(product, { months, applyQuantity, schemes: [{ ...scheme, occupations }] }).schemes;
    const unit = priced?.status === 'priced' ? priced.lines[0]?.unitPremium : undefined;
    return unit === undefined ? null : new Big(unit).times(applyQuantity).toFixed();
  };
  const period = premiumFor(terms.months);
  const annual = premiumFor(12);
  return period === null || annual === null ? null : { period, annual };
}
