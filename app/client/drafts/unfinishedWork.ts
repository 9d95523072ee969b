import { searchDrafts } from '../../contract/offlineOrders.ts';
import { listDrafts } from '../../contract/savedDrafts.ts';
import type { UnfinishedPage } from '../data/useUnfinished.ts';
import type { Send } from '../platform/http/http.ts';

/** Maximum number of unfinished drafts from which the agent can choose before a new draft is started. */
const mostOffered = 5;

/** Returns the newest unfinished drafts of a product, from which the agent can choose. @throws CallError */
export const unfinishedDraftsOf = (send: Send, productId: string): Promise<UnfinishedPage> =>
  send(searchDrafts, { pageIndex: 1, pageSize: mostOffered, filterStr: '', productId }, { noErrorMessage: true });

/** Returns the unfinished drafts of quotations of a product, newest first. @throws CallError */
export async function quotationDraftsOf(send: Send, productId: string): Promise<UnfinishedPage> {
  const list = await send(listDrafts, { productId, draftType: 'quotation' }, { noErrorMessage: true });
  return { total: list.length, list };
}

/**
 * Error that means that the agent has to choose: the product has unfinished drafts, and the request names none of them.
 */
export class UnfinishedWork extends Error {
  override readonly name = 'UnfinishedWork';
  readonly drafts: UnfinishedPage;

  constructor(drafts: UnfinishedPage) {
    super('unfinished drafts of the product are waiting');
    this.drafts = drafts;
  }
}

/** True if an error means that the agent has to choose among unfinished drafts. */
export const isUnfinishedWork = (error: unknown): error is UnfinishedWork => error instanceof UnfinishedWork;
