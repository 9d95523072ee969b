import { headsOfDraft } from '@tuanbao/library/domain/order/heads';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import type { Services } from '../services/services.ts';

/**
 * Maximum number of persons that a list of drafts shows. In a draft, the agent can plan any number of persons, so the
 * sum may be greater than the maximum that a response can contain.
 */
const mostHeads = 1_000_000;

/**
 * Returns the number of persons of a draft for the lists of unfinished work, at most `mostHeads`. If the catalogue
 * doesn't have the product, the persons that are entered in the draft are counted.
 */
export function headsOfWritten({ catalogue }: Pick<Services, 'catalogue'>, draft: OrderDraft): number {
  const product = catalogue.productOf(draft.productId);
  return Math.min(product ? headsOfDraft(product, draft) : draft.persons.length, mostHeads);
}
