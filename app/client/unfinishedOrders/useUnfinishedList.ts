import { useState } from 'react';

import { type DraftSort, draftSortKeys, lastSavedFirst } from '../../contract/draftSort.ts';
import { type UnfinishedPage, useUnfinished } from '../data/useUnfinished.ts';
import { sortEntries, sortIn } from '../list/sortInAddress.ts';
import { type ListAddress, useListAddress } from '../list/useListAddress.ts';
import { usePageInReach } from '../list/usePageInReach.ts';
import { pageEntries, pageIn } from '../list/viewInAddress.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import type { Question } from '../platform/query/useQuestion.ts';

/** The part of the list's query that is kept in the address. */
interface UnfinishedQuery {
  /** Id of the product of the drafts; empty for all products. */
  readonly product: string;
  readonly sort: DraftSort;
  /** Number of the page, from 1. */
  readonly page: number;
}

/** State of the list of saved drafts: its query, and functions that change it. */
export interface UnfinishedList extends Question<UnfinishedPage>, Pick<ListAddress, 'view' | 'setView' | 'pageSize'> {
  readonly query: UnfinishedQuery;
  readonly change: (patch: Partial<UnfinishedQuery>) => void;
  /** Text in the search field. It may be the name of a person, so it isn't written to the address. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** True if the list is searched or filtered. */
  readonly isFiltered: boolean;
  /** Clears search text and filter. */
  readonly clear: () => void;
}

/** Returns filter, view and entries of the list of saved drafts. */
export function useUnfinishedList(): UnfinishedList {
  const address = useListAddress('unfinished');
  const { params, view, setView, pageSize } = address;
  const [typed, type] = useState('');
  const keyword = useDebounced(typed.trim());
  const query: UnfinishedQuery = {
    product: params.get('product') ?? '',
    sort: sortIn(params, draftSortKeys, lastSavedFirst),
    page: pageIn(params),
  };
  const change = (patch: Partial<UnfinishedQuery>) => {
    const next = { ...query, page: 1, ...patch };
    address.write([['product', next.product], ...sortEntries(next.sort, lastSavedFirst), ...pageEntries(next.page)]);
  };
  const drafts = useUnfinished({ ...query, pageSize, keyword });
  usePageInReach(address, drafts.isLoading ? undefined : drafts.data?.total);
  return {
    ...drafts,
    query,
    change,
    view,
    setView,
    pageSize,
    typed,
    type: (text) => {
      type(text);
      if (query.page !== 1) change({});
    },
    isFiltered: keyword !== '' || query.product !== '',
    clear: () => {
      type('');
      change({ product: '' });
    },
  };
}
