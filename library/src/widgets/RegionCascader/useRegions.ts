import { useEffect, useRef, useState } from 'react';

import { loadedRegions, loadRegions } from '../../domain/region/loadRegions.ts';
import type { RegionIndex } from '../../domain/region/regionIndex.ts';

export interface Regions {
  readonly index: RegionIndex | 'loading' | 'failed';
  /** Loads the regions if no download has started yet. */
  readonly load: () => void;
  /** Loads the regions again, after their download has failed. */
  readonly retry: () => void;
}

type Source = () => Promise<RegionIndex>;

/**
 * Fields for which the download of the regions failed. When a new download succeeds, the fields with the same source
 * are updated.
 */
const lacking = new Set<{ readonly source: Source; readonly show: (index: RegionIndex) => void }>();

const knownFrom = (source: Source): RegionIndex | null => (source === loadRegions ? loadedRegions() : null);

/**
 * Returns the regions from `source`. If `isNeeded` is true, they are loaded immediately; otherwise they are loaded
 * when `load` is called.
 */
export function useRegions(source: Source, isNeeded: boolean): Regions {
  const [index, setIndex] = useState<Regions['index']>(() => knownFrom(source) ?? 'loading');
  // The source from which the regions were requested last. It is kept in a ref, because nothing has to render when it
  // changes.
  const asked = useRef<Source | null>(null);

  const ask = (): void => {
    if (asked.current === source) return;
    asked.current = source;
    const show = (next: RegionIndex | 'failed'): void => {
      if (asked.current === source) setIndex(next);
    };
    const share = (next: RegionIndex): void => {
      show(next);
      for (const field of lacking) if (field.source === source) field.show(next);
    };
    source().then(share, () => show('failed'));
  };
  useEffect(() => {
    if (index === 'loading' && (isNeeded || asked.current)) ask();
  });
  useEffect(() => {
    if (index !== 'failed') return undefined;
    const field = { source, show: setIndex };
    lacking.add(field);
    return () => {
      lacking.delete(field);
    };
  }, [index, source]);

  return {
    index,
    load() {
      if (typeof index === 'object') return;
      const known = knownFrom(source);
      if (known) setIndex(known);
      else if (index === 'loading') ask();
    },
    retry() {
      asked.current = null;
      setIndex('loading');
      ask();
    },
  };
}
