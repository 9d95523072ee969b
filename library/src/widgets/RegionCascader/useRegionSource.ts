import { useMemo } from 'react';

import type { CascaderSource } from '../../components/Cascader/index.ts';
import type { RegionIndex } from '../../domain/region/regionIndex.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RegionCascader.messages.ts';
import { regionSource } from './regionSource.ts';

/** The regions as the source of a cascader, or their state while they are not available. */
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
