import { searchDrafts } from '../../contract/offlineOrders.ts';
import { listDrafts } from '../../contract/savedDrafts.ts';
import type { UnfinishedPage } from '../data/useUnfinished.ts';
import type { Send } from '../platform/http/http.ts';

/** Unfinished drafts of a product that are offered before a new one is begun. */
const mostOffered = 5;

/** The unfinished drafts of a product, newest first, as far as they are offered. @throws CallError */
export const unfinishedDraftsOf = (send: Send, productId: string): Promise<UnfinishedPage> =>
  send(searchDrafts, { pageIndex: 1, pageSize: mostOffered, filterStr: '', productId }, { noErrorMessage: true });

/** The drafts of quotations of a product, newest first. @throws CallError */
export async function quotationDraftsOf(send: Send, productId: string): Promise<UnfinishedPage> {
  const list = await send(listDrafts, { productId, draftType: 'quotation' }, { noErrorMessage: true });
  return { total: list.length, list };
}

/** There are unfinished drafts of the product, and nothing says which one is meant: the agent chooses. */
export class UnfinishedWork extends Error {
  override readonly name = 'UnfinishedWork';
  readonly drafts: UnfinishedPage;

  constructor(drafts: UnfinishedPage) {
    super('unfinished drafts of the product are waiting');
    this.drafts = drafts;
  }
}

/** True when an error asks the agent to choose among unfinished drafts. */
export const isUnfinishedWork = (error: unknown): error is UnfinishedWork => error instanceof UnfinishedWork;
