import type { DiscountTier, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';

import type { DraftWire } from '../wire/draft.schema.ts';
import { premiumRatesOf } from './draft.ts';
import type { Facts } from './facts.ts';
import { clausesOf } from './schemes.ts';

/** Adds the field names of the specification to a discount tier. */
export const answeredTier = (tier: DiscountTier) => ({
  ...tier,
  minN: tier.minPersons,
  maxN: tier.maxPersons,
  dicount: tier.discount,
});

/** Adds the field names of the specification to the discount tiers of a product. */
export const answeredProduct = (product: ProductDefinition) => ({
  ...product,
  discountTiers: product.discountTiers.map(answeredTier),
});

/** Returns the duration of a draft and its unit. */
export const durationInfoOf = ({ duration, durationUnit }: DraftWire) => ({ duration, durationUnit });

/** Returns the rules for a product's price: rounding, maximum number of persons and the feature `repeatPremiumRate`. */
export const rulesOf = ({ rounding, persons, features }: ProductDefinition) => ({
  rounding,
  maxRoleNum: persons.max,
  repeatPremiumRate: features.repeatPremiumRate,
});

/** Returns the occupation classes that a product accepts, as `jobType`, and its rating basis. */
export const groupJobInfoOf = ({ occupation, basis }: ProductDefinition) => ({ jobType: occupation.classes, basis });

/**
 * Returns the premium of one person by occupation, for the schemes that have a price. If several schemes have an
 * occupation, the last one counts. The specification keys this table by the draft's duration, so the result has one
 * entry, keyed by that duration.
 */
function clausePremiumOf({ schemes }: Quote, { duration }: DraftWire) {
  const lines = schemes.flatMap((scheme) => (scheme.status === 'priced' ? scheme.lines : []));
  const byProfession = lines.map(({ occupationCode, unitPremium }) => [occupationCode, unitPremium] as const);
  return Object.fromEntries([[String(duration), Object.fromEntries(byProfession)]]);
}

/** Returns a quote, and adds the fields that the specification names. */
export function answeredQuote(quote: Quote, { productOf }: Facts, draft: DraftWire) {
  const product = productOf(draft.productId);
  const { reached, next } = quote.discount;
  return {
    ...quote,
    discount: {
      reached: reached && answeredTier(reached),
      next: next && { ...next, tier: answeredTier(next.tier) },
    },
    durationInfoBean: durationInfoOf(draft),
    clausePremium: clausePremiumOf(quote, draft),
    premiumRateList: premiumRatesOf(product),
    clauses: draft.schemes.flatMap((scheme) => clausesOf(scheme, product)),
    ...(product && {
      rules: rulesOf(product),
      minRoleNum: product.persons.min,
      groupJobInfo: groupJobInfoOf(product),
    }),
  };
}
