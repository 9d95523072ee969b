import type { ProductDefinition } from '../product/productDefinition.ts';
import { chargedHeadsOf } from '../rating/personScheme.ts';
import type { OrderDraft } from './orderDraft.ts';

/**
 * Number of persons of a draft, for lists and quotations: the listed persons and, for each scheme without listed
 * persons, its planned number. 0 when the product isn't priced per person.
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

/** The numbers of persons that an order had at the submit and has now. */
export interface OrderHeads {
  /** Number of persons who were charged at the submit. */
  readonly submitted: number;
  /** Number of persons who were listed in the roster at the submit. */
  readonly listed: number;
  /** Number of persons who are listed in the current roster. */
  readonly listedNow: number;
}

/**
 * Number of persons that an order covers now: the persons charged at the submit, changed by endorsements. In new orders
 * every charged person is listed. Older orders may contain unlisted persons, who stay counted.
 */
export const headsOfOrder = ({ submitted, listed, listedNow }: OrderHeads): number => submitted - listed + listedNow;
