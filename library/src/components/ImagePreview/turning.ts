/** Position of a touch, in CSS pixels. */
export interface Touch {
  readonly clientX: number;
  readonly clientY: number;
}

/** Shortest length of a swipe in CSS pixels; a shorter movement is a tap. */
const shortestSwipe = 48;

/**
 * Direction of a swipe: a movement towards the left (1) brings the next picture, as turning a page does; 0 for no
 * sideways swipe.
 */
export function swipeOf(from: Touch, to: Touch): -1 | 0 | 1 {
  const aside = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  if (Math.abs(aside) < shortestSwipe || Math.abs(aside) < 2 * Math.abs(down)) return 0;
  return aside < 0 ? 1 : -1;
}

/** Direction of a key; 0 for other keys. */
export function turnOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}
