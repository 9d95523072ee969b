/** What the keyboard asks for, wherever the focus is. */
export type PaletteWish = 'find' | 'keyboard' | 'customerView';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null;

/** The wish of a key press: Ctrl/⌘ + K, Alt + P, and ? where nothing is being written. Null for every other key, and for those of an input method. */
export function wishOf(event: KeyboardEvent): PaletteWish | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || event.repeat) return null;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'find';
  if (altKey && !ctrlKey && !metaKey && !shiftKey && code === 'KeyP') return 'customerView';
  const isQuestionMark = key === '?' || key === '？';
  return isQuestionMark && !ctrlKey && !metaKey && !altKey && !isWriting(event.target) ? 'keyboard' : null;
}
