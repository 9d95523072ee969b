import type { DiscountTier } from '../product/productDefinition.ts';

/**
 * The discount tier of an order, and the next tier with a higher discount. Each is null when there is no such tier.
 * `personsToGo` is the number of persons that the order needs in addition for the next tier.
 */
export interface TierReached {
  readonly reached: DiscountTier | null;
  readonly next: { readonly tier: DiscountTier; readonly personsToGo: number } | null;
}

/**
 * Finds the discount tier for the total number of persons of an order (specification §9). A tier includes both of its
 * limits. `tiers` may be in any order.
 */
export function discountTierFor(heads: number, tiers: readonly DiscountTier[]): TierReached {
  const ascending = [...tiers].sort((a, b) => a.minPersons - b.minPersons);
  const reached =
    [...ascending]
      .reverse()
      .find((tier) => tier.minPersons <= heads && (tier.maxPersons === null || heads <= tier.maxPersons)) ?? null;
  const present = Number(reached?.discount ?? 1);
  const next = ascending.find((tier) => tier.minPersons > heads && Number(tier.discount) < present);
  return { reached, next: next ? { tier: next, personsToGo: next.minPersons - heads } : null };
}
