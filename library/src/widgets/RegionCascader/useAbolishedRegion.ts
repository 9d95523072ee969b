import { useEffect, useState } from 'react';

import { loadSuccessors } from '../../domain/region/loadSuccessors.ts';
import type { Region, RegionIndex } from '../../domain/region/regionIndex.ts';
import type { RegionSuccessors } from '../../domain/region/regionSuccessors.ts';
import { presentRegionOf, successorsOf } from '../../domain/region/successorsOf.ts';

/** What became of a code that exists no more. */
export interface AbolishedRegion {
  /** Ways to what took over, from the province; empty where nobody knows. Several where the region was divided. */
  readonly successors: readonly (readonly Region[])[];
  /** The region around all of them: where to choose anew; 0 for none. */
  readonly around: number;
}

const none: RegionSuccessors = new Map();

/** What became of the code where the index doesn't know it; null where it does, and until the answer is there. */
export function useAbolishedRegion(index: RegionIndex | null, code: number): AbolishedRegion | null {
  const [successors, setSuccessors] = useState<RegionSuccessors | null>(null);
  const isUnknown = index !== null && code !== 0 && index.regionOf(code) === null;
  const isNeeded = isUnknown && successors === null;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const show = (next: RegionSuccessors): void => {
      if (isCurrent) setSuccessors(next);
    };
    // without the list the reader is told that the code is out of date, and chooses anew
    loadSuccessors().then(show, () => show(none));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);

  if (!isUnknown || successors === null) return null;
  return {
    successors: successorsOf(index, successors, code).map((one) => index.pathOf(one)),
    around: presentRegionOf(index, successors, code),
  };
}
