import { headsOfDraft } from '@tuanbao/library/domain/order/heads';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import type { Services } from '../services/services.ts';

/**
 * Greatest number of persons that a list shows. The planned numbers of a draft may add up to more than the wire allows.
 */
const mostHeads = 1_000_000;

/**
 * Number of persons of a draft, for the lists of unfinished work. If the product no longer exists, the listed persons
 * are counted.
 */
export function headsOfWritten({ catalogue }: Pick<Services, 'catalogue'>, draft: OrderDraft): number {
  const product = catalogue.productOf(draft.productId);
  return Math.min(product ? headsOfDraft(product, draft) : draft.persons.length, mostHeads);
}
