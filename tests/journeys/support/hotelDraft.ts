import type { Send } from '../../../app/client/platform/http/http.ts';
import { listOrders } from '../../../app/contract/orders.ts';
import { keepDraftOf } from './keptDraft.ts';

/** A product with a short draft: it has rooms instead of persons. */
const hotel = '80160';

/**
 * Saves a complete draft of the product on the server, with its own group name. Returns the address that continues it.
 */
export const keepDraft = (send: Send, groupName: string): Promise<string> =>
  keepDraftOf(send, hotel, (draft) => ({ ...draft, applicant: { ...draft.applicant, groupName } }));

/** Number of orders of a group. */
export const ordersOf = async (send: Send, keyword: string) =>
  (await send(listOrders, { page: 1, pageSize: 10, statuses: [], keyword })).total;
