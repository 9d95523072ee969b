import { useState } from 'react';

import { useSearchParams } from '../platform/navigation/router.ts';

/** Drafts, or orders that are handled offline. */
export type UnfinishedTab = 'drafts' | 'offline';

export interface UnfinishedQuery {
  readonly tab: UnfinishedTab;
  /** From 1. */
  readonly page: number;
  /** Part of a group's name; it may be a person's and stays out of the address. */
  readonly keyword: string;
}

/** Query of the unfinished list: tab and page in the address, the keyword on the screen alone. */
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
