import { classesOf } from '../occupation/occupationClass.ts';
import type { Plan, ProductDefinition } from '../product/productDefinition.ts';
import { type CoverLine, coverLinesOf } from '../scheme/coverLines.ts';
import { newScheme } from '../scheme/newScheme.ts';
import type { Scheme } from '../scheme/scheme.ts';
import { quote } from './quote.ts';

/** A plan for its card and the product page. */
export interface PlanOffer {
  readonly code: string;
  readonly name: string;
  /** The plan's first scheme. */
  readonly scheme: Scheme;
  readonly cover: readonly CoverLine[];
  /**
   * Annual premium of one person of the lowest class, yuan as a decimal string; null where it depends on more than the
   * person.
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

/** The offer of a plan: compulsory clauses with their first sums insured, optional clauses, and the lowest price. */
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

/** Cache: the offers of a product include prices and are computed once. */
const offers = new WeakMap<ProductDefinition, readonly PlanOffer[]>();

/** The offers of all plans of a product, in its order. */
export function planOffersOf(product: ProductDefinition): readonly PlanOffer[] {
  const known = offers.get(product) ?? product.plans.map((plan) => planOfferOf(product, plan));
  offers.set(product, known);
  return known;
}
