import { Big } from 'big.js';

import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import { discountTierFor } from '../rating/discountTier.ts';
import { quote } from '../rating/quote.ts';
import type { QuotableScheme } from '../scheme/scheme.ts';
import type { PersonPremiums } from './personCharge.ts';

/** The terms with which a policy was priced. */
export interface PolicyTerms {
  /** The version of the product that priced the policy. */
  readonly product: ProductDefinition;
  readonly months: number;
  readonly applyQuantity: number;
  /** Number of persons at the sale, which decided the discount tier. Endorsements keep that tier. */
  readonly heads: number;
}

/**
 * A scheme of the policy. `classes` are the occupation classes for which the scheme was priced. When they are absent, a
 * person is priced with that person's class only.
 */
export type PolicyScheme = Omit<QuotableScheme, 'occupations'> & {
  readonly classes?: readonly OccupationClass[];
};

/**
 * Returns the product with the discount tier of the policy as its only tier, so that a changed number of persons
 * doesn't change the discount.
 */
function withDiscountOf({ product, heads }: PolicyTerms): ProductDefinition {
  const { reached } = discountTierFor(heads, product.discountTiers);
  return { ...product, discountTiers: reached ? [{ ...reached, minPersons: 0, maxPersons: null }] : [] };
}

/**
 * Premiums for the period and for a year of a person of the given class in a scheme of the policy; null when the scheme
 * has no price for the class. The discount of the policy stays unchanged, as does the lowest factor among the scheme's
 * classes.
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
