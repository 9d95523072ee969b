import { useState } from 'react';

import { useSearchParams } from '../platform/navigation/router.ts';

/** Tabs of the list of unfinished work: saved drafts, or orders that are processed outside the system. */
export type UnfinishedTab = 'drafts' | 'offline';

export interface UnfinishedQuery {
  readonly tab: UnfinishedTab;
  /** Number of the page, from 1. */
  readonly page: number;
  /** Part of the name of a group. It may be the name of a person, so it isn't written to the address. */
  readonly keyword: string;
}

/**
 * Returns the query of the list of unfinished work. The tab and the page are kept in the address. The keyword is only
 * kept in the state of the screen.
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
