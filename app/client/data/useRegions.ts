import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import type { RegionIndex } from '@tuanbao/library/domain/region/regionIndex';
import useSWR from 'swr';

import { forVisit } from '../platform/query/useQuestion.ts';

/** Returns the regions of mainland China; undefined until they are loaded. They are loaded once per visit. */
export const useRegions = (): RegionIndex | undefined => useSWR('regions', loadRegions, forVisit).data;
