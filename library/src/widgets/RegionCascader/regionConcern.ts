import { leadsToAreas } from '../../domain/region/allowedRegion.ts';
import type { Abolished } from './useAbolishedRegion.ts';
import type { Regions } from './useRegions.ts';

export interface JudgedRegion {
  readonly code: number;
  readonly index: Regions['index'];
  readonly abolished: Abolished['region'];
  readonly allowedAreaCodes: readonly number[];
}

/** What there is to say about a chosen region: what is known of it couldn't be loaded, it exists no more, or isn't on offer. */
export type RegionConcern = 'unknown' | 'abolished' | 'refused';

/** What there is to say about a chosen region; null where nothing is. */
export function regionConcern({ code, index, abolished, allowedAreaCodes }: JudgedRegion): RegionConcern | null {
  if (code === 0 || index === 'loading') return null;
  if (index === 'failed' || abolished === 'failed') return 'unknown';
  if (abolished) return 'abolished';
  return !leadsToAreas(code, allowedAreaCodes) && index.regionOf(code) ? 'refused' : null;
}
