import type { DiscountTier, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';

import type { DraftWire } from '../wire/draft.schema.ts';
import { premiumRatesOf } from './draft.ts';
import type { Facts } from './facts.ts';
import { clausesOf } from './schemes.ts';

/** A discount tier under its documented names too. */
export const answeredTier = (tier: DiscountTier) => ({
  ...tier,
  minN: tier.minPersons,
  maxN: tier.maxPersons,
  dicount: tier.discount,
});

/** A product whose discount tiers have their documented names too. */
export const answeredProduct = (product: ProductDefinition) => ({
  ...product,
  discountTiers: product.discountTiers.map(answeredTier),
});

/** The period of a draft. */
export const durationInfoOf = ({ duration, durationUnit }: DraftWire) => ({ duration, durationUnit });

/** Rules of a product's price. */
export const rulesOf = ({ rounding, persons, features }: ProductDefinition) => ({
  rounding,
  maxRoleNum: persons.max,
  repeatPremiumRate: features.repeatPremiumRate,
});

/** Classes that a product takes, as its job type, and what its premium is counted by. */
export const groupJobInfoOf = ({ occupation, basis }: ProductDefinition) => ({ jobType: occupation.classes, basis });

/** Premium of one person by occupation, for the months of the draft. */
function clausePremiumOf({ schemes }: Quote, { duration }: DraftWire) {
  const lines = schemes.flatMap((scheme) => (scheme.status === 'priced' ? scheme.lines : []));
  const byProfession = lines.map(({ occupationCode, unitPremium }) => [occupationCode, unitPremium] as const);
  return Object.fromEntries([[String(duration), Object.fromEntries(byProfession)]]);
}

/** A price with the state of a quote that the documents name. */
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
