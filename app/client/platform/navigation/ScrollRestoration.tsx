import { useEffect, useLayoutEffect } from 'react';

import { NavigationType, useLocation, useNavigationType } from './router.ts';
import type { ScrollMemory } from './scrollMemory.ts';

/** Actions by which the user scrolls; they end the restoring. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Goes to a place of the page as soon as the page is long enough, because lists arrive after the screen; gives up once the
 * user moves. The answer stops it.
 */
function goTo(place: number): () => void {
  const page = document.documentElement;
  if (place === 0) {
    page.scrollTop = 0;
    return () => undefined;
  }
  const watch = new ResizeObserver(() => move());
  const stop = (): void => {
    watch.disconnect();
    for (const name of ownMoves) window.removeEventListener(name, stop);
  };
  function move(): void {
    const farthest = page.scrollHeight - page.clientHeight;
    page.scrollTop = Math.min(place, farthest);
    if (farthest >= place) stop();
  }
  watch.observe(document.body);
  for (const name of ownMoves) window.addEventListener(name, stop, { passive: true });
  move();
  return stop;
}

/** Back and forward, and a reload, lead to where a screen was left. */
export function ScrollRestoration({ memory }: { readonly memory: ScrollMemory }): null {
  const { key, pathname } = useLocation();
  // the entry that a page was opened with has no key of its own
  const entry = key === 'default' ? pathname : key;
  const kind = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = (): void => memory.keep();
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [memory]);

  useLayoutEffect(() => {
    const stop = kind === NavigationType.Pop ? goTo(memory.placeOf(entry)) : undefined;
    const note = (): void => memory.note(entry, document.documentElement.scrollTop);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [memory, entry, kind]);
  return null;
}
