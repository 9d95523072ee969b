import { wholeInUrl } from '../../wire/fields.ts';

/** Fields of a request for one page of a list. */
export const pageFields = () => ({
  pageIndex: wholeInUrl(1, 100_000).required(),
  pageSize: wholeInUrl(1, 500).required(),
});
