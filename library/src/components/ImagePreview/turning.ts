/** Position of a touch, in CSS pixels. */
export interface Touch {
  readonly clientX: number;
  readonly clientY: number;
}

/** Minimum length of a swipe in CSS pixels; a shorter movement is a tap. */
const shortestSwipe = 48;

/**
 * Direction of a swipe. A movement to the left returns 1 (next picture), to the right −1; any other movement returns 0.
 */
export function swipeOf(from: Touch, to: Touch): -1 | 0 | 1 {
  const aside = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  if (Math.abs(aside) < shortestSwipe || Math.abs(aside) < 2 * Math.abs(down)) return 0;
  return aside < 0 ? 1 : -1;
}

/** Direction of an arrow key: 1 for the next picture, −1 for the previous one; 0 for other keys. */
export function turnOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}
