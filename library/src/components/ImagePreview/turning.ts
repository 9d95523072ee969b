/** Position of a touch in the window, in CSS pixels. */
export interface Touch {
  readonly clientX: number;
  readonly clientY: number;
}

/** Minimum length of a swipe in CSS pixels. A shorter movement isn't a swipe. */
const shortestSwipe = 48;

/**
 * Direction of a swipe. A swipe to the left returns 1 (next picture), a swipe to the right returns −1, and any other
 * movement returns 0.
 */
export function swipeOf(from: Touch, to: Touch): -1 | 0 | 1 {
  const aside = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  if (Math.abs(aside) < shortestSwipe || Math.abs(aside) < 2 * Math.abs(down)) return 0;
  return aside < 0 ? 1 : -1;
}

/**
 * Direction in which a key changes the picture: 1 for the next picture, −1 for the previous picture, 0 if the key has
 * no effect.
 */
export function turnOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}
