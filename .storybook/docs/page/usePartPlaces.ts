import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

import type { AnatomyPart } from '../../../stories/manual/manual.ts';
import { partIn } from './partIn.ts';

/** Place of a number in CSS pixels from the corner of the window. */
interface PartPlace {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Two numbers cover each other if they are less than this many CSS pixels apart, both horizontally and vertically. */
const step = 22;

/** Moves a number to the right until it covers no other number. */
function besides(places: readonly PartPlace[], place: PartPlace): PartPlace {
  const isCovered = places.some(
    ({ left, top }) => Math.abs(left - place.left) < step && Math.abs(top - place.top) < step,
  );
  return isCovered ? besides(places, { ...place, left: place.left + step }) : place;
}

function placesOf(frame: HTMLElement, parts: readonly AnatomyPart[]): readonly PartPlace[] {
  const places: PartPlace[] = [];
  for (const [index, { find }] of parts.entries()) {
    const rectangle = partIn(frame, find)?.getBoundingClientRect();
    if (rectangle && rectangle.width > 0)
      places.push(besides(places, { number: index + 1, left: rectangle.left, top: rectangle.top }));
  }
  return places;
}

/**
 * The places of the parts that are in the document now. They follow changes of the document, of its size and of its
 * scroll positions.
 *
 * @param layer element of the numbers; it is kept above overlays that open later
 */
export function usePartPlaces(
  frame: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  parts: readonly AnatomyPart[],
): readonly PartPlace[] {
  const [places, setPlaces] = useState<readonly PartPlace[]>([]);

  useEffect(() => {
    let request = 0;
    const measure = (): void => {
      if (!frame.current) return;
      const next = placesOf(frame.current, parts);
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const follow = (): void => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(follow);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    const listening = new AbortController();
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, follow, { capture: true, passive: true, signal: listening.signal });
    follow();
    return () => {
      cancelAnimationFrame(request);
      changes.disconnect();
      listening.abort();
    };
  }, [frame, parts]);

  const count = places.length;
  useLayoutEffect(() => {
    // An overlay that opened later would cover the numbers. The layer is therefore shown again when parts appear.
    if (count === 0 || !layer.current || typeof layer.current.showPopover !== 'function') return;
    layer.current.hidePopover();
    layer.current.showPopover();
  }, [count, layer]);
  return places;
}
