import type { Send } from '../../../app/client/platform/http/http.ts';
import { listOrders } from '../../../app/contract/orders.ts';
import { keepDraftOf } from './keptDraft.ts';

/** Id of a product with a short draft. The draft has rooms instead of persons. */
const hotel = '80160';

/**
 * Saves a complete draft of the hotel product with this group name on the server. Returns the address at which an agent
 * continues the draft.
 */
export const keepDraft = (send: Send, groupName: string): Promise<string> =>
  keepDraftOf(send, hotel, (draft) => ({ ...draft, applicant: { ...draft.applicant, groupName } }));

/** Returns the number of orders that a search for a keyword finds, for example for the name of a group. */
export const ordersOf = async (send: Send, keyword: string) =>
  (await send(listOrders, { page: 1, pageSize: 10, statuses: [], keyword })).total;
