import type { Send } from '../../../app/client/platform/http/http.ts';
import { listOrders } from '../../../app/contract/orders.ts';
import { productDefinition } from '../../../app/contract/products.ts';
import { saveDraft } from '../../../app/contract/savedDrafts.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';

/** A product with a short draft: it has rooms instead of persons. */
const hotel = '80160';

/**
 * Saves a complete draft of the product on the server, with its own group name. Returns the address that continues it.
 */
export async function keepDraft(send: Send, groupName: string): Promise<string> {
  const whole = completeDraft(await send(productDefinition, { productId: hotel }));
  const draft = { ...whole, applicant: { ...whole.applicant, groupName } };
  const { id } = await send(saveDraft, { id: '', version: 0, draft });
  return `/writeByUnfinish/${hotel}/${id}`;
}

/** Number of orders of a group. */
export const ordersOf = async (send: Send, keyword: string) =>
  (await send(listOrders, { page: 1, pageSize: 10, statuses: [], keyword })).total;
