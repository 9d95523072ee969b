import { type RefObject, useEffect, useState } from 'react';

/** Edges behind which content of an area that scrolls sideways is hidden, as words of an attribute; absent for none. */
export type CutEdges = 'start' | 'end' | 'start end' | undefined;

function edgesOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): CutEdges {
  const passed = Math.abs(scrollLeft); // negative in right-to-left areas
  const isAtStart = passed <= 1;
  const isAtEnd = passed >= scrollWidth - clientWidth - 1;
  if (isAtStart) return isAtEnd ? undefined : 'end';
  return isAtEnd ? 'start' : 'start end';
}

/** Measures at which edges an area that scrolls sideways cuts its content, again whenever it scrolls or changes its size. */
export function useCutEdges(area: RefObject<HTMLElement | null>): CutEdges {
  const [edges, setEdges] = useState<CutEdges>();
  useEffect(() => {
    const scroll = area.current;
    // without layout nothing is measured
    if (!scroll || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setEdges(edgesOf(scroll));
    scroll.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(scroll);
    if (scroll.firstElementChild) observer.observe(scroll.firstElementChild);
    return () => {
      scroll.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [area]);
  return edges;
}
