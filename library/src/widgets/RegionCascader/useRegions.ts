import { useEffect, useRef, useState } from 'react';

import { loadedRegions, loadRegions } from '../../domain/region/loadRegions.ts';
import type { RegionIndex } from '../../domain/region/regionIndex.ts';

export interface Regions {
  readonly index: RegionIndex | 'loading' | 'failed';
  /** Asks for the regions. */
  readonly load: () => void;
  /** Asks for them again after a failure. */
  readonly retry: () => void;
}

const knownFrom = (source: () => Promise<RegionIndex>): RegionIndex | null =>
  source === loadRegions ? loadedRegions() : null;

/** The regions, from `source`; loading starts at once where `isNeeded`, else when it is asked for. */
export function useRegions(source: () => Promise<RegionIndex>, isNeeded: boolean): Regions {
  const [index, setIndex] = useState<Regions['index']>(() => knownFrom(source) ?? 'loading');
  // asking changes nothing that is shown: no rendering comes of it
  const asked = useRef<(() => Promise<RegionIndex>) | null>(null);

  const ask = (): void => {
    if (asked.current === source) return;
    asked.current = source;
    const show = (next: RegionIndex | 'failed'): void => {
      if (asked.current === source) setIndex(next);
    };
    source().then(show, () => show('failed'));
  };
  useEffect(() => {
    if (index === 'loading' && (isNeeded || asked.current)) ask();
  });

  return {
    index,
    load() {
      if (index !== 'loading') return;
      const known = knownFrom(source);
      if (known) setIndex(known);
      else ask();
    },
    retry() {
      asked.current = null;
      setIndex('loading');
      ask();
    },
  };
}
