import { useEffect } from 'react';

import type { ListAddress } from './useListAddress.ts';
import { filterEntriesIn, pageEntries, pageIn } from './viewInAddress.ts';

/**
 * Opens the last page of a list if the address names a page that doesn't exist. The page may be missing because the
 * address is outdated or because entries were deleted.
 *
 * @param total number of entries on all pages; undefined until it is loaded
 */
export function usePageInReach({ params, pageSize, write }: ListAddress, total: number | undefined): void {
  const page = pageIn(params);
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > lastPage) write([...filterEntriesIn(params), ...pageEntries(lastPage)], { replace: true });
  });
}
