import type { Facts } from './facts.ts';

/** The page that a request for a list selects. */
export interface PageQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly filterStr?: string | undefined;
}

/** Page that is returned when the request names no page: the first page, with 4 entries (000 §9). */
export const firstPage = { pageIndex: 1, pageSize: 4 } as const;

/**
 * Adds page size, page index and filter of the request to a response that contains one page of a list. The
 * specification has these fields beside the total (000 §3).
 */
export const withPage = <Answer extends object>(answer: Answer, _facts: Facts, query: PageQuery) => ({
  ...answer,
  pageIndex: query.pageIndex,
  pageSize: query.pageSize,
  filterStr: query.filterStr ?? '',
});
