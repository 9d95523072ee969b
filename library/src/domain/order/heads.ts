import type { ProductDefinition } from '../product/productDefinition.ts';
import { chargedHeadsOf } from '../rating/personScheme.ts';
import type { OrderDraft } from './orderDraft.ts';

/**
 * Heads of a draft, as its lists and its quotation count them: listed persons, and the planned heads of every scheme
 * that lists none. 0 where the product isn't priced by persons.
 */
export function headsOfDraft(
  product: Pick<ProductDefinition, 'basis' | 'features'>,
  { persons, schemes }: Pick<OrderDraft, 'persons' | 'schemes'>,
): number {
  if (product.basis !== 'perPerson') return 0;
  const listing = new Set(persons.map(({ schemeId }) => schemeId));
  const planned = schemes.filter(({ id }) => !listing.has(id)).flatMap(({ occupations }) => occupations);
  return planned.reduce((sum, { heads }) => sum + chargedHeadsOf(product, heads), persons.length);
}

/** What the heads of an order are counted from. */
export interface OrderHeads {
  /** Heads that the order was charged for. */
  readonly submitted: number;
  /** Persons in the roster as it was submitted. */
  readonly listed: number;
  /** Persons in the roster now. */
  readonly listedNow: number;
}

/**
 * Heads that an order covers now: those it was charged for, moved by its endorsements. A submission lists everyone whom
 * it is charged for; an order that was made before that rule keeps the heads that it counted beside its roster.
 */
export const headsOfOrder = ({ submitted, listed, listedNow }: OrderHeads): number => submitted - listed + listedNow;
