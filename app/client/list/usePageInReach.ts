import { useEffect } from 'react';

import type { ListAddress } from './useListAddress.ts';
import { filterEntriesIn, pageEntries, pageIn } from './viewInAddress.ts';

/**
 * Opens the last page when an outdated address or a deletion leaves a page beyond the end of the list.
 *
 * @param total number of entries on all pages; undefined while it loads
 */
export function usePageInReach({ params, pageSize, write }: ListAddress, total: number | undefined): void {
  const page = pageIn(params);
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > lastPage) write([...filterEntriesIn(params), ...pageEntries(lastPage)], { replace: true });
  });
}
