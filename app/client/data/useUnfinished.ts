import type { ResponseOf } from '../../contract/call.ts';
import { listOfflineOrders, searchDrafts } from '../../contract/offlineOrders.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Specification §9: page size of the unfinished list. */
export const unfinishedPageSize = 4;

/** A page of saved drafts. */
export type UnfinishedPage = ResponseOf<typeof searchDrafts>;

/** One saved draft as the list shows it. */
export type Unfinished = UnfinishedPage['list'][number];

/** One offline order as the list shows it. */
export type OfflineEntry = ResponseOf<typeof listOfflineOrders>[number];

/** A page of the agent's saved drafts, newest first; the page before stays in sight while the next one loads. */
export const useUnfinished = (page: number, keyword: string): Question<UnfinishedPage> =>
  useQuestion(
    searchDrafts,
    { pageIndex: page, pageSize: unfinishedPageSize, filterStr: keyword, productId: '' },
    { keepPreviousData: true },
  );

/** The agent's offline orders, newest first. */
export const useOfflineOrders = (): Question<readonly OfflineEntry[]> => useQuestion(listOfflineOrders, {});
