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
 * A problem of a chosen region. `unknown`: its data couldn't be loaded. `abolished`: the region no longer exists.
 * `refused`: the product isn't sold there.
 */
export type RegionConcern = 'unknown' | 'abolished' | 'refused';

/** The problem of a chosen region; null when there is none. */
export function regionConcern({ code, index, abolished, allowedAreaCodes }: JudgedRegion): RegionConcern | null {
  if (code === 0 || index === 'loading') return null;
  if (index === 'failed' || abolished === 'failed') return 'unknown';
  if (abolished) return 'abolished';
  return !leadsToAreas(code, allowedAreaCodes) && index.regionOf(code) ? 'refused' : null;
}
