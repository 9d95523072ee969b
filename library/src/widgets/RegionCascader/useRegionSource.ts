import { useMemo } from 'react';

import type { CascaderSource } from '../../components/Cascader/index.ts';
import type { RegionIndex } from '../../domain/region/regionIndex.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RegionCascader.messages.ts';
import { regionSource } from './regionSource.ts';

/** Returns the regions in the form that a cascader needs, or the state of loading them. */
export function useRegionSource(
  index: RegionIndex | 'loading' | 'failed',
  allowedAreaCodes: readonly number[],
): CascaderSource | 'loading' | 'failed' {
  const { notSold } = useMessages(messages);
  return useMemo(
    () => (typeof index === 'object' ? regionSource(index, allowedAreaCodes, notSold) : index),
    [index, allowedAreaCodes, notSold],
  );
}
