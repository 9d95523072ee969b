import { classesOf } from '../occupation/occupationClass.ts';
import type { Plan, ProductDefinition } from '../product/productDefinition.ts';
import { type CoverLine, coverLinesOf } from '../scheme/coverLines.ts';
import { newScheme } from '../scheme/newScheme.ts';
import type { Scheme } from '../scheme/scheme.ts';
import { quote } from './quote.ts';

/** The data of a plan that the plan's card and the product page show. */
export interface PlanOffer {
  readonly code: string;
  readonly name: string;
  /** The initial scheme of the form after the user has chosen this plan. */
  readonly scheme: Scheme;
  readonly cover: readonly CoverLine[];
  /**
   * Annual premium of one person of the lowest occupation class, in yuan as a decimal string. It is null if the product
   * isn't priced per person, or the plan has no price for this class.
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
 * Builds the offer of a plan. The scheme of the offer contains all compulsory clauses, each with its first sum insured.
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

/** Cache of the offers of each product. Each offer is built only once, because computing its price takes time. */
const offers = new WeakMap<ProductDefinition, readonly PlanOffer[]>();

/** The offers of all plans of a product, in the order of the product data. */
export function planOffersOf(product: ProductDefinition): readonly PlanOffer[] {
  const known = offers.get(product) ?? product.plans.map((plan) => planOfferOf(product, plan));
  offers.set(product, known);
  return known;
}
