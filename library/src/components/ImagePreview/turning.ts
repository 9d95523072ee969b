/** Where on the screen a finger went down, in CSS pixels. */
export interface Touch {
  readonly clientX: number;
  readonly clientY: number;
}

/** A shorter way is a tap that slipped. */
const shortestSwipe = 48;

/** Where a swipe leads: a finger that goes towards the start (left) brings the next picture, as turning a page does; 0: it is no swipe sideways. */
export function swipeOf(from: Touch, to: Touch): -1 | 0 | 1 {
  const aside = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  if (Math.abs(aside) < shortestSwipe || Math.abs(aside) < 2 * Math.abs(down)) return 0;
  return aside < 0 ? 1 : -1;
}

/** Where a key leads; 0: nowhere. */
export function turnOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}
