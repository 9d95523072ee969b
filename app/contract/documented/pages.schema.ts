import { text, whole } from '../wire/fields.ts';

/** Fields of the request that a page of a list repeats in its response. */
export const pageEcho = {
  pageIndex: whole(1, 100_000).optional(),
  pageSize: whole(1, 100).optional(),
  filterStr: text(100).optional(),
};
