import type { Send } from '../../../app/client/platform/http/http.ts';
import { listOrders } from '../../../app/contract/orders.ts';
import { productDefinition } from '../../../app/contract/products.ts';
import { saveDraft } from '../../../app/contract/savedDrafts.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';

/** A product whose draft is short: rooms in place of persons. */
const hotel = '80160';

/** Keeps a complete draft of the product on the server, under a group name of its own; the address that goes on with it. */
export async function keepDraft(send: Send, groupName: string): Promise<string> {
  const whole = completeDraft(await send(productDefinition, { productId: hotel }));
  const draft = { ...whole, applicant: { ...whole.applicant, groupName } };
  const { id } = await send(saveDraft, { id: '', version: 0, draft });
  return `/writeByUnfinish/${hotel}/${id}`;
}

/** How many orders are of a group. */
export const ordersOf = async (send: Send, keyword: string) =>
  (await send(listOrders, { page: 1, pageSize: 10, statuses: [], keyword })).total;
