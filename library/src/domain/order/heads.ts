import type { ProductDefinition } from '../product/productDefinition.ts';
import { chargedHeadsOf } from '../rating/personScheme.ts';
import type { OrderDraft } from './orderDraft.ts';

/**
 * Number of persons of a draft for lists and quotations: the listed persons, and the planned number of every scheme
 * without a list. 0 where the product isn't priced by persons.
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

/** The numbers of persons of an order. */
export interface OrderHeads {
  /** Number of charged persons. */
  readonly submitted: number;
  /** Number of persons in the roster at the submit. */
  readonly listed: number;
  /** Number of persons in the roster now. */
  readonly listedNow: number;
}

/**
 * Number of persons that an order covers now: the charged ones, changed by endorsements. A submit lists every charged
 * person; an order from before that rule keeps its unlisted persons.
 */
export const headsOfOrder = ({ submitted, listed, listedNow }: OrderHeads): number => submitted - listed + listedNow;
