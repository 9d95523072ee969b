import type { ProductDefinition } from '../product/productDefinition.ts';
import type { ProductSummary } from '../product/productSummary.ts';
import { planOffersOf } from './planOffer.ts';

/**
 * The summary of a product. `premiumFrom` is the annual premium of one person of the lowest occupation class in the
 * cheapest plan.
 */
export const productSummaryOf = (product: ProductDefinition): ProductSummary => ({
  id: product.id,
  name: product.name,
  ...(product.pinyin === undefined ? {} : { pinyin: product.pinyin }),
  summary: product.summary,
  insurer: product.insurer,
  line: product.line,
  tags: product.tags,
  badges: product.badges,
  jump: product.jump,
  premiumFrom: lowestPremiumOf(product),
  isSample: product.isSample,
});

function lowestPremiumOf(product: ProductDefinition): string | null {
  const prices = planOffersOf(product).flatMap(({ premiumFrom }) => premiumFrom ?? []);
  return prices.sort((a, b) => Number(a) - Number(b))[0] ?? null;
}
