import { headsOfDraft } from '@tuanbao/library/domain/order/heads';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import type { Services } from '../services/services.ts';

/**
 * Greatest number of persons that a list of drafts shows. The planned numbers of a draft may add up to more than a
 * response can contain.
 */
const mostHeads = 1_000_000;

/**
 * Number of persons of a draft, as the lists of unfinished work show it. If the product no longer exists, it is the
 * number of persons entered in the draft.
 */
export function headsOfWritten({ catalogue }: Pick<Services, 'catalogue'>, draft: OrderDraft): number {
  const product = catalogue.productOf(draft.productId);
  return Math.min(product ? headsOfDraft(product, draft) : draft.persons.length, mostHeads);
}
