import type { ResponseOf } from '../../contract/call.ts';
import { listOfflineOrders, searchDrafts } from '../../contract/offlineOrders.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Number of drafts per page in the list of unfinished orders (specification §9). */
export const unfinishedPageSize = 4;

/** Page of the list of saved drafts. */
export type UnfinishedPage = ResponseOf<typeof searchDrafts>;

/** Entry of the list of saved drafts. */
export type Unfinished = UnfinishedPage['list'][number];

/** Entry of the list of offline orders. */
export type OfflineEntry = ResponseOf<typeof listOfflineOrders>[number];

/**
 * Returns a page of the agent's saved drafts, newest first. The previous page stays visible while the next one loads.
 */
export const useUnfinished = (page: number, keyword: string): Question<UnfinishedPage> =>
  useQuestion(
    searchDrafts,
    { pageIndex: page, pageSize: unfinishedPageSize, filterStr: keyword, productId: '' },
    { keepPreviousData: true },
  );

/** Returns the agent's offline orders, newest first. */
export const useOfflineOrders = (): Question<readonly OfflineEntry[]> => useQuestion(listOfflineOrders, {});
