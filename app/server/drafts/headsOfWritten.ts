import { headsOfDraft } from '@tuanbao/library/domain/order/heads';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import type { Services } from '../services/services.ts';

/** Most heads that a list shows; plans may add up to more than the calls carry. */
const mostHeads = 1_000_000;

/** Heads of a draft for the lists of what is being written; of a product that is gone, its listed persons. */
export function headsOfWritten({ catalogue }: Pick<Services, 'catalogue'>, draft: OrderDraft): number {
  const product = catalogue.productOf(draft.productId);
  return Math.min(product ? headsOfDraft(product, draft) : draft.persons.length, mostHeads);
}
