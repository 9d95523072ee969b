import type { ProductDefinition } from '../product/productDefinition.ts';
import { chargedHeadsOf } from '../rating/personScheme.ts';
import type { OrderDraft } from './orderDraft.ts';

/**
 * Number of persons of a draft, for lists and quotations. It is the sum over all schemes. For a scheme without listed
 * persons, the number of persons that its planned occupations are charged for is used. The result is 0 when the product
 * isn't priced per person.
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

/** The data for computing the present number of persons of an order. */
export interface OrderHeads {
  /** Number of persons who were charged at the submit. */
  readonly submitted: number;
  /** Number of persons in the roster at the submit. */
  readonly listed: number;
  /** Number of persons in the current roster. */
  readonly listedNow: number;
}

/**
 * Number of persons that an order covers now. It is the number of persons charged at the submit, changed by
 * endorsements. Persons who are charged but aren't in the roster are included.
 */
export const headsOfOrder = ({ submitted, listed, listedNow }: OrderHeads): number => submitted - listed + listedNow;
