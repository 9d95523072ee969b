import { useEffect } from 'react';

import type { ListAddress } from './useListAddress.ts';
import { filterEntriesIn, pageEntries, pageIn } from './viewInAddress.ts';

/**
 * Turns to the last page where an old address, or a deletion, leaves the list beyond it.
 *
 * @param total entries on all pages; undefined while they aren't known
 */
export function usePageInReach({ params, pageSize, write }: ListAddress, total: number | undefined): void {
  const page = pageIn(params);
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > lastPage) write([...filterEntriesIn(params), ...pageEntries(lastPage)], { replace: true });
  });
}
