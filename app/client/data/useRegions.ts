import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import type { RegionIndex } from '@tuanbao/library/domain/region/regionIndex';
import useSWR from 'swr';

import { forVisit } from '../platform/query/useQuestion.ts';

/** The regions of mainland China, loaded once; undefined until they are there. */
export const useRegions = (): RegionIndex | undefined => useSWR('regions', loadRegions, forVisit).data;
