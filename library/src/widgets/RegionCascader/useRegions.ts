import { useEffect, useState } from 'react';

import { loadedRegions, loadRegions } from '../../domain/region/loadRegions.ts';
import type { RegionIndex } from '../../domain/region/regionIndex.ts';

export interface Regions {
  readonly index: RegionIndex | 'loading' | 'failed';
  /** Asks for the regions. */
  readonly load: () => void;
  /** Asks for them again after a failure. */
  readonly retry: () => void;
}

/** The regions, from `source`; loading starts at once where `isNeeded`, else when it is asked for. */
export function useRegions(source: () => Promise<RegionIndex>, isNeeded: boolean): Regions {
  const [index, setIndex] = useState<Regions['index']>(() => (source === loadRegions && loadedRegions()) || 'loading');
  const [isWanted, setWanted] = useState(false);
  const isLoading = index === 'loading' && (isNeeded || isWanted);

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    const show = (next: RegionIndex | 'failed') => {
      if (isCurrent) setIndex(next);
    };
    source().then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [isLoading, source]);

  return {
    index,
    load: () => setWanted(true),
    retry() {
      setWanted(true);
      if (index === 'failed') setIndex('loading');
    },
  };
}
