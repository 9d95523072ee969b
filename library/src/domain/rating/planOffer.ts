import { classesOf } from '../occupation/occupationClass.ts';
import type { Plan, ProductDefinition } from '../product/productDefinition.ts';
import { type CoverLine, coverLinesOf } from '../scheme/coverLines.ts';
import { newScheme } from '../scheme/newScheme.ts';
import type { Scheme } from '../scheme/scheme.ts';
import { quote } from './quote.ts';

/** The data of a plan that its card and the product page show. */
export interface PlanOffer {
  readonly code: string;
  readonly name: string;
  /** The scheme with which the form starts when the user chooses this plan. */
  readonly scheme: Scheme;
  readonly cover: readonly CoverLine[];
  /**
   * Annual premium of one person of the lowest occupation class, in yuan as a decimal string. Null when the premium
   * depends on more than the person.
   */
  readonly premiumFrom: string | null;
}

function premiumFromOf(product: ProductDefinition, scheme: Scheme): string | null {
  const [occupationClass] = classesOf(product.occupation.classes);
  if (product.basis !== 'perPerson' || occupationClass === undefined) return null;
  const occupations = [{ code: '', name: '', occupationClass, heads: 1 }];
  const [priced] = quote(product, { months: 12, applyQuantity: 1, schemes: [{ ...scheme, occupations }] }).schemes;
  return priced?.status === 'priced' ? priced.premium : null;
}

/**
 * Builds the offer of a plan. Its scheme contains all compulsory clauses with the first sum insured of each. Its price
 * is that of the lowest occupation class.
 */
function planOfferOf(product: ProductDefinition, plan: Plan): PlanOffer {
  const scheme = newScheme({ ...product, plans: [plan] }, plan.code, plan.name);
  return {
    code: plan.code,
    name: plan.name,
    scheme,
    cover: coverLinesOf(product, scheme),
    premiumFrom: premiumFromOf(product, scheme),
  };
}

/** Offers that were already built, by product. They contain prices, so they are built only once. */
const offers = new WeakMap<ProductDefinition, readonly PlanOffer[]>();

/** The offers of all plans of a product, in the order of the product data. */
export function planOffersOf(product: ProductDefinition): readonly PlanOffer[] {
  const known = offers.get(product) ?? product.plans.map((plan) => planOfferOf(product, plan));
  offers.set(product, known);
  return known;
}
