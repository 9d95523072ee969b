import { type RefObject, useEffect, useState } from 'react';

import { observeSize } from './observeSize.ts';

/**
 * Edges of a horizontally scrolling area behind which content is hidden, as the value of an attribute; undefined when
 * no content is hidden.
 */
export type CutEdges = 'start' | 'end' | 'start end' | undefined;

function edgesOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): CutEdges {
  const passed = Math.abs(scrollLeft); // `scrollLeft` is negative in right-to-left text.
  const isAtStart = passed <= 1;
  const isAtEnd = passed >= scrollWidth - clientWidth - 1;
  if (isAtStart) return isAtEnd ? undefined : 'end';
  return isAtEnd ? 'start' : 'start end';
}

/**
 * Returns the edges of a horizontally scrolling area behind which content is hidden. The hook measures again when the
 * area scrolls, and when the area or its first child changes its size.
 */
export function useCutEdges(area: RefObject<HTMLElement | null>): CutEdges {
  const [edges, setEdges] = useState<CutEdges>();
  useEffect(() => {
    const scroll = area.current;
    if (!scroll) return undefined;
    const measure = () => setEdges(edgesOf(scroll));
    scroll.addEventListener('scroll', measure, { passive: true });
    const stop = observeSize([scroll, ...[...scroll.children].slice(0, 1)], measure);
    return () => {
      scroll.removeEventListener('scroll', measure);
      stop();
    };
  }, [area]);
  return edges;
}
