import { Big } from 'big.js';

import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import { discountTierFor } from '../rating/discountTier.ts';
import { quote } from '../rating/quote.ts';
import type { QuotableScheme } from '../scheme/scheme.ts';
import type { PersonPremiums } from './personCharge.ts';

/** The terms that a policy was priced with. */
export interface PolicyTerms {
  /** The version of the product that priced the policy. */
  readonly product: ProductDefinition;
  readonly months: number;
  readonly applyQuantity: number;
  /** Number of persons that decided the discount when the policy was issued; endorsements keep that tier. */
  readonly heads: number;
}

/** A scheme of the policy with the classes that it was priced for; absent: only the requested class. */
export type PolicyScheme = Omit<QuotableScheme, 'occupations'> & {
  readonly classes?: readonly OccupationClass[];
};

/** The product with the policy's discount, whatever the number of persons is now. */
function withDiscountOf({ product, heads }: PolicyTerms): ProductDefinition {
  const { reached } = discountTierFor(heads, product.discountTiers);
  return { ...product, discountTiers: reached ? [{ ...reached, minPersons: 0, maxPersons: null }] : [] };
}

/**
 * The premiums of a person of a class in a scheme of the policy, for its period and for a year; null where the scheme
 * has no price for the class. The discount and the lowest factor of the scheme's classes stay those of the policy.
 */
export function personPremiumsOf(
  terms: PolicyTerms,
  scheme: PolicyScheme,
  occupationClass: OccupationClass,
): PersonPremiums | null {
  const { applyQuantity } = terms;
  const product = withDiscountOf(terms);
  const occupations = [...new Set([occupationClass, ...(scheme.classes ?? [])])].map((each) => ({
    code: '',
    name: '',
    occupationClass: each,
    heads: 1,
  }));
  const premiumFor = (months: number): string | null => {
    const [priced] = quote(product, { months, applyQuantity, schemes: [{ ...scheme, occupations }] }).schemes;
    const unit = priced?.status === 'priced' ? priced.lines[0]?.unitPremium : undefined;
    return unit === undefined ? null : new Big(unit).times(applyQuantity).toFixed();
  };
  const period = premiumFor(terms.months);
  const annual = premiumFor(12);
  return period === null || annual === null ? null : { period, annual };
}
