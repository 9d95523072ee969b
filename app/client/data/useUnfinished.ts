import type { ResponseOf } from '../../contract/call.ts';
import type { DraftSort } from '../../contract/draftSort.ts';
import { listOfflineOrders, searchDrafts } from '../../contract/offlineOrders.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Page of the list of saved drafts. */
export type UnfinishedPage = ResponseOf<typeof searchDrafts>;

/** Entry of the list of saved drafts. */
export type Unfinished = UnfinishedPage['list'][number];

/** Entry of the list of orders that are processed outside the system. */
export type OfflineEntry = ResponseOf<typeof listOfflineOrders>[number];

/** Filter, sort order and page of the list of saved drafts. */
export interface DraftsAsked {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Part of the name of an applicant; empty for all applicants. */
  readonly keyword: string;
  /** Id of a product; empty for all products. */
  readonly product: string;
  readonly sort: DraftSort;
}

/** Returns a page of the agent's saved drafts. The previous page stays visible while the next one loads. */
export const useUnfinished = ({ page, pageSize, keyword, product, sort }: DraftsAsked): Question<UnfinishedPage> =>
  useQuestion(
    searchDrafts,
    {
      pageIndex: page,
      pageSize,
      filterStr: keyword,
      productId: product,
      sortField: sort.by,
      sortDirection: sort.direction,
    },
    { keepPreviousData: true },
  );

/** Returns the agent's orders that are processed outside the system, newest first. */
export const useOfflineOrders = (): Question<readonly OfflineEntry[]> => useQuestion(listOfflineOrders, {});
