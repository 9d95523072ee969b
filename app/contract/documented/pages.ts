import type { Facts } from './facts.ts';

/** Page of a list that a request asks for. */
export interface PageQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly filterStr?: string | undefined;
}

/** Page that is returned when the request names no page: the first page, with 4 entries (000 §9). */
export const firstPage = { pageIndex: 1, pageSize: 4 } as const;

/**
 * Adds the request's fields to a page of a list, as the specification has it (000 §3): page size, page index and
 * filter, next to the total.
 */
export const withPage = <Answer extends object>(answer: Answer, _facts: Facts, query: PageQuery) => ({
  ...answer,
  pageIndex: query.pageIndex,
  pageSize: query.pageSize,
  filterStr: query.filterStr ?? '',
});
