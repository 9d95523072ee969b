import type { Facts } from './facts.ts';

/** Part of a list that was asked for. */
export interface PageQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly filterStr?: string | undefined;
}

/** First page of a list, and how many entries it has (000 §9). */
export const firstPage = { pageIndex: 1, pageSize: 4 } as const;

/** A page that says which one it is: lists keep size, index, total and filter (000 §3). */
export const withPage = <Answer extends object>(answer: Answer, _facts: Facts, query: PageQuery) => ({
  ...answer,
  pageIndex: query.pageIndex,
  pageSize: query.pageSize,
  filterStr: query.filterStr ?? '',
});
