import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import type { Send } from '../../../app/client/platform/http/http.ts';
import { productDefinition } from '../../../app/contract/products.ts';
import { saveDraft } from '../../../app/contract/savedDrafts.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';

/**
 * Saves a complete draft of a product on the server. `rewritten` can change the draft before it is saved. Returns the
 * address at which an agent continues the draft.
 */
export async function keepDraftOf(
  send: Send,
  productId: string,
  rewritten: (draft: OrderDraft, product: ProductDefinition) => OrderDraft = (draft) => draft,
): Promise<string> {
  const product = await send(productDefinition, { productId });
  const { id } = await send(saveDraft, { id: '', version: 0, draft: rewritten(completeDraft(product), product) });
  return `/writeByUnfinish/${productId}/${id}`;
}
