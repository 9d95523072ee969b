import { useState } from 'react';

import { useSearchParams } from '../platform/navigation/router.ts';

/** Tabs of the list: drafts, or orders that are processed offline. */
export type UnfinishedTab = 'drafts' | 'offline';

export interface UnfinishedQuery {
  readonly tab: UnfinishedTab;
  /** Page number from 1. */
  readonly page: number;
  /** Part of a group's name. It may be a person's name, so it isn't written to the address. */
  readonly keyword: string;
}

/**
 * Query of the list of unfinished orders: tab and page are in the address, the keyword is only in the state of the
 * screen.
 */
export function useUnfinishedQueryInUrl(): [UnfinishedQuery, (patch: Partial<UnfinishedQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const [keyword, setKeyword] = useState('');
  const page = Number(params.get('page') ?? '1');
  const query: UnfinishedQuery = {
    tab: params.get('tab') === 'offline' ? 'offline' : 'drafts',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    keyword,
  };
  const change = (patch: Partial<UnfinishedQuery>) => {
    const next = { ...query, page: 1, ...patch };
    if (patch.keyword !== undefined) setKeyword(patch.keyword);
    const entries: [string, string][] = [
      ['tab', next.tab === 'drafts' ? '' : next.tab],
      ['page', next.page === 1 ? '' : String(next.page)],
    ];
    setParams(
      entries.filter(([, value]) => value !== ''),
      { replace: patch.keyword !== undefined },
    );
  };
  return [query, change];
}
