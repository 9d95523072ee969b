import { useSearchParams } from '../platform/navigation/router.ts';

/** Filter and page of the list of quotations. A filter field that is empty matches all quotations. */
export interface HistoryQuery {
  /** Code of the insurer whose products are quoted. */
  readonly company: string;
  /** Code of the product line to which the quoted products belong. */
  readonly line: string;
  readonly keyword: string;
  /** Number of the page, from 1. */
  readonly page: number;
}

const names = ['company', 'line', 'keyword'] as const;

/**
 * Keeps the filter and the page of the list of quotations in the address, so that they are the same when the user comes
 * back. When the filter changes, the list starts at page 1.
 */
export function useQuotationQueryInUrl(): [HistoryQuery, (patch: Partial<HistoryQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const read = (name: (typeof names)[number]) => params.get(name) ?? '';
  const page = Number(params.get('page') ?? '1');
  const query: HistoryQuery = {
    company: read('company'),
    line: read('line'),
    keyword: read('keyword'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  const change = (patch: Partial<HistoryQuery>) => {
    const next = { ...query, page: 1, ...patch };
    const entries: [string, string][] = [
      ...names.map((name): [string, string] => [name, next[name]]),
      ['page', next.page === 1 ? '' : String(next.page)],
    ];
    setParams(
      entries.filter(([, value]) => value !== ''),
      { replace: patch.keyword !== undefined },
    );
  };
  return [query, change];
}
