import { classesOf } from '../occupation/occupationClass.ts';
import { quote } from '../rating/quote.ts';
import { newScheme } from '../scheme/newScheme.ts';
import type { ProductDefinition } from './productDefinition.ts';
import type { ProductSummary } from './productSummary.ts';

/** A product as a list shows it, with the year's premium of one person of its lowest class in its cheapest plan. */
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
  premiumFrom: product.basis === 'perPerson' ? lowestPremiumOf(product) : null,
  isSample: product.isSample,
});

function lowestPremiumOf(product: ProductDefinition): string | null {
  const [lowestClass] = classesOf(product.occupation.classes);
  if (lowestClass === undefined) return null;
  const prices = product.plans.flatMap((plan) => {
    const scheme = newScheme({ ...product, plans: [plan] }, 'one', '');
    const { schemes } = quote(product, {
      months: 12,
      applyQuantity: 1,
      schemes: [{ ...scheme, occupations: [{ code: '', name: '', occupationClass: lowestClass, heads: 1 }] }],
    });
    return schemes[0]?.status === 'priced' ? [schemes[0].premium] : [];
  });
  return prices.toSorted((a, b) => Number(a) - Number(b))[0] ?? null;
}
