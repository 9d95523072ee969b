import type { Facts } from './facts.ts';

/** Requested page of a list. */
export interface PageQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly filterStr?: string | undefined;
}

/** Default page of a list and number of entries per page (000 §9). */
export const firstPage = { pageIndex: 1, pageSize: 4 } as const;

/** Adds the requested page to a response: page size, page index, total and filter (000 §3). */
export const withPage = <Answer extends object>(answer: Answer, _facts: Facts, query: PageQuery) => ({
  ...answer,
  pageIndex: query.pageIndex,
  pageSize: query.pageSize,
  filterStr: query.filterStr ?? '',
});
