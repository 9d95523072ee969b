import { useEffect, useState } from 'react';

import { loadSuccessors } from '../../domain/region/loadSuccessors.ts';
import type { Region, RegionIndex } from '../../domain/region/regionIndex.ts';
import type { RegionSuccessors } from '../../domain/region/regionSuccessors.ts';
import { presentRegionOf, successorsOf } from '../../domain/region/successorsOf.ts';
import type { Regions } from './useRegions.ts';

/** The regions that have replaced an abolished region. */
export interface AbolishedRegion {
  /**
   * For each successor, the regions from the province down to the successor. Empty if the successors aren't known;
   * several if the region was divided.
   */
  readonly successors: readonly (readonly Region[])[];
  /** Code of the lowest region that contains all successors; 0 if there is no such region. */
  readonly around: number;
}

export interface Abolished {
  /**
   * The successors; `failed` if they couldn't be loaded. Null if no code is chosen, if the index contains the code, and
   * until the data are loaded.
   */
  readonly region: AbolishedRegion | 'failed' | null;
  /** Loads the list of abolished codes again if its download has failed; otherwise does nothing. */
  readonly retry: () => void;
}

/**
 * Finds the successors of a code that isn't in the index. `load` loads the list of all abolished codes; it is called
 * only if a code isn't in the index.
 */
export function useAbolishedRegion(
  index: Regions['index'],
  code: number,
  load: () => Promise<RegionSuccessors> = loadSuccessors,
): Abolished {
  const [successors, setSuccessors] = useState<RegionSuccessors | 'failed' | null>(null);
  const isUnknown = typeof index === 'object' && code !== 0 && index.regionOf(code) === null;
  const isNeeded = isUnknown && successors === null;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const show = (next: RegionSuccessors | 'failed'): void => {
      if (isCurrent) setSuccessors(next);
    };
    load().then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, load]);

  return {
    region: isUnknown ? regionFrom(index, code, successors) : null,
    retry() {
      if (successors === 'failed') setSuccessors(null);
    },
  };
}

function regionFrom(
  index: RegionIndex,
  code: number,
  successors: RegionSuccessors | 'failed' | null,
): Abolished['region'] {
  if (successors === null || successors === 'failed') return successors;
  return {
    successors: successorsOf(index, successors, code).map((one) => index.pathOf(one)),
    around: presentRegionOf(index, successors, code),
  };
}
