/** Actions of keyboard shortcuts that work wherever the focus is. */
export type PaletteWish = 'find' | 'keyboard' | 'customerView';

/** The one modifier that is held; ⌘ counts as Ctrl. Null where none or another combination is held. */
function modifierOf({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'control' | 'alt' | null {
  const isControl = ctrlKey || metaKey;
  if (shiftKey || isControl === altKey) return null;
  return isControl ? 'control' : 'alt';
}

/**
 * The wish of a key press: Ctrl/⌘ + K, Ctrl/⌘ + /, Alt + P. Null for every other key, and for those of an input method.
 * None is a single character: speech input would trigger it (WCAG 2.1.4).
 */
export function wishOf(event: KeyboardEvent): PaletteWish | null {
  const { key, code, isComposing, repeat } = event;
  if (isComposing || repeat) return null;
  const modifier = modifierOf(event);
  if (modifier === 'control' && key.toLowerCase() === 'k') return 'find';
  if (modifier === 'control' && (key === '/' || code === 'Slash')) return 'keyboard';
  return modifier === 'alt' && code === 'KeyP' ? 'customerView' : null;
}
