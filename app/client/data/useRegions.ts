import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import type { RegionIndex } from '@tuanbao/library/domain/region/regionIndex';
import useSWR from 'swr';

import { forVisit } from '../platform/query/useQuestion.ts';

/**
 * Returns the regions of mainland China; undefined until they are loaded. They are loaded once per visit, and only when
 * a screen needs them.
 */
export const useRegions = (isNeeded = true): RegionIndex | undefined =>
  useSWR(isNeeded ? 'regions' : null, loadRegions, forVisit).data;
