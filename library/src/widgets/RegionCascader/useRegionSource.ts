import { useMemo } from 'react';

import type { CascaderSource } from '../../components/Cascader/index.ts';
import type { RegionIndex } from '../../domain/region/regionIndex.ts';
import { regionSource } from './regionSource.ts';

/**
 * Returns the regions in the form that a cascader needs, or the state of loading them. `notSold` is the reason that is
 * shown on regions outside the allowed areas.
 */
export function useRegionSource(
  index: RegionIndex | 'loading' | 'failed',
  allowedAreaCodes: readonly number[],
  notSold: string,
): CascaderSource | 'loading' | 'failed' {
  return useMemo(
    () => (typeof index === 'object' ? regionSource(index, allowedAreaCodes, notSold) : index),
    [index, allowedAreaCodes, notSold],
  );
}
