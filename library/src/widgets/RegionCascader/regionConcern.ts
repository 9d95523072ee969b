import { leadsToAreas } from '../../domain/region/allowedRegion.ts';
import type { Abolished } from './useAbolishedRegion.ts';
import type { Regions } from './useRegions.ts';

export interface JudgedRegion {
  readonly code: number;
  readonly index: Regions['index'];
  readonly abolished: Abolished['region'];
  readonly allowedAreaCodes: readonly number[];
}

/**
 * Problem with the chosen region. `unknown`: the regions or the list of abolished codes couldn't be loaded.
 * `abolished`: no region in use has the code. `refused`: the product isn't sold in the region.
 */
export type RegionConcern = 'unknown' | 'abolished' | 'refused';

/**
 * Returns the problem with the chosen region. Null if there is no problem, if no region is chosen, or while the data
 * are still loading.
 */
export function regionConcern({ code, index, abolished, allowedAreaCodes }: JudgedRegion): RegionConcern | null {
  if (code === 0 || index === 'loading') return null;
  if (index === 'failed' || abolished === 'failed') return 'unknown';
  if (abolished) return 'abolished';
  return !leadsToAreas(code, allowedAreaCodes) && index.regionOf(code) ? 'refused' : null;
}
