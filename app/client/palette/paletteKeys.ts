/** What the keyboard asks for, wherever the focus is. */
export type PaletteWish = 'find' | 'keyboard' | 'customerView';

/**
 * The wish of a key press: Ctrl/⌘ + K, Ctrl/⌘ + /, Alt + P. Null for every other key, and for those of an input method.
 * None is a single character: speech input would trigger it (WCAG 2.1.4).
 */
export function wishOf(event: KeyboardEvent): PaletteWish | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || event.repeat) return null;
  const isControl = (ctrlKey || metaKey) && !altKey && !shiftKey;
  if (isControl && key.toLowerCase() === 'k') return 'find';
  if (isControl && (key === '/' || code === 'Slash')) return 'keyboard';
  return altKey && !ctrlKey && !metaKey && !shiftKey && code === 'KeyP' ? 'customerView' : null;
}
