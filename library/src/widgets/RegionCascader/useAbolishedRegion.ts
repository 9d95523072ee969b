import { useEffect, useState } from 'react';

import { loadSuccessors } from '../../domain/region/loadSuccessors.ts';
import type { Region, RegionIndex } from '../../domain/region/regionIndex.ts';
import type { RegionSuccessors } from '../../domain/region/regionSuccessors.ts';
import { presentRegionOf, successorsOf } from '../../domain/region/successorsOf.ts';
import type { Regions } from './useRegions.ts';

/** The successors of an abolished code. */
export interface AbolishedRegion {
  /**
   * Path of each successor, from the province. Empty when the successors are unknown; several when the region was
   * divided.
   */
  readonly successors: readonly (readonly Region[])[];
  /** Code of the lowest region that contains all successors; the user chooses inside it. 0 when there is none. */
  readonly around: number;
}

export interface Abolished {
  /** Null when the code isn't abolished, and while the data are loading. */
  readonly region: AbolishedRegion | 'failed' | null;
  /** Loads the data again after a failure; otherwise does nothing. */
  readonly retry: () => void;
}

/**
 * Finds the successors of a code that the index doesn't contain. `load` loads the list of all abolished codes; it is
 * called only when needed.
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
