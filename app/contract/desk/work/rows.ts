import type { ObjectShape } from 'yup';

import { listOf, shape, text, whole, wholeInUrl } from '../../wire/fields.ts';

/** Number of rows on one page of a list of work. */
export const rowsOnPage = 20;

/** Field of a request that selects the page of a list. If it is absent, the first page is returned. */
export const page = () => wholeInUrl(1, 100_000).optional();

/** Schema of one page of rows, with the number of rows on all pages. */
export const pageOf = <Fields extends ObjectShape>(row: Fields) =>
  shape({ total: whole(0, 1e9), list: listOf(shape(row), 100) });

/** Schema of an instant (ISO 8601); empty when there is no instant. */
export const instant = () => text(40);

/** Schema of the id of a row in a path or body. */
export const rowId = () => text(60).min(1);
