import { Big } from 'big.js';

import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import { discountTierFor } from '../rating/discountTier.ts';
import { quote } from '../rating/quote.ts';
import type { QuotableScheme } from '../scheme/scheme.ts';
import type { PersonPremiums } from './personCharge.ts';

/** The terms with which a policy was priced. */
export interface PolicyTerms {
  /** The version of the product with which the policy was priced. */
  readonly product: ProductDefinition;
  readonly months: number;
  readonly applyQuantity: number;
  /** Number of persons at the sale. It decides the discount tier, which endorsements don't change. */
  readonly heads: number;
}

/**
 * A scheme of the policy. `classes` are the occupation classes with which the scheme was priced. If they are absent,
 * each person is priced with the person's own class only.
 */
export type PolicyScheme = Omit<QuotableScheme, 'occupations'> & {
  readonly classes?: readonly OccupationClass[];
};

/**
 * Returns the product with one discount tier, the tier of the policy. In this way, a changed number of persons doesn't
 * change the discount.
 */
function withDiscountOf({ product, heads }: PolicyTerms): ProductDefinition {
  const { reached } = discountTierFor(heads, product.discountTiers);
  return { ...product, discountTiers: reached ? [{ ...reached, minPersons: 0, maxPersons: null }] : [] };
}

/**
 * Premiums of a person with the given class in a scheme of the policy, for the period and for a year. The discount is
 * the discount of the policy. If an option has factors by class, the lowest factor among the given class and the
 * scheme's classes applies. Null when the scheme has no price for the class.
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
