import { useEffect, useLayoutEffect } from 'react';

import { NavigationType, useLocation, useNavigationType } from './router.ts';
import type { ScrollMemory } from './scrollMemory.ts';

/** Input events with which the user scrolls. The restoration stops at the first of them. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position. Because lists are loaded after the screen, the page may be too short at first; it is then
 * scrolled further whenever it grows. This ends when the position is reached, when the user scrolls, or when the
 * returned function is called.
 */
function goTo(place: number): () => void {
  const page = document.documentElement;
  if (place === 0) {
    // Setting `scrollTop` makes the browser compute the layout. In the next frame the browser computes it anyway, and
    // the page is complete by then.
    const frame = requestAnimationFrame(() => (page.scrollTop = 0));
    return () => cancelAnimationFrame(frame);
  }
  // Reading the layout inside the observer's callback would make WebKit report the error "ResizeObserver loop".
  let frame = 0;
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(move);
  });
  const stop = (): void => {
    cancelAnimationFrame(frame);
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

/** After back, forward or reload, scrolls a screen to the position at which the user left the screen. */
export function ScrollRestoration({ memory }: { readonly memory: ScrollMemory }): null {
  const { key, pathname } = useLocation();
  // The first history entry of a page has no key, so its path is used instead.
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
