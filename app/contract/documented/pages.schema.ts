import { text, whole } from '../wire/fields.ts';

/** Fields that a request for a page of a list has, and that the response repeats. */
export const pageEcho = {
  pageIndex: whole(1, 100_000).optional(),
  pageSize: whole(1, 100).optional(),
  filterStr: text(100).optional(),
};
