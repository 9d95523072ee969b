/** Actions of keyboard shortcuts that work regardless of the focus. */
export type PaletteWish = 'find' | 'keyboard' | 'customerView';

/** Returns the single modifier key that is pressed; ⌘ counts as Ctrl. Null for no modifier or another combination. */
function modifierOf({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'control' | 'alt' | null {
  const isControl = ctrlKey || metaKey;
  if (shiftKey || isControl === altKey) return null;
  return isControl ? 'control' : 'alt';
}

/**
 * Returns the action of a key press: Ctrl/⌘ + K, Ctrl/⌘ + /, Alt + P. Null for any other key, and for keys of an input
 * method. No shortcut is a single character, because speech input would trigger it (WCAG 2.1.4).
 */
export function wishOf(event: KeyboardEvent): PaletteWish | null {
  const { key, code, isComposing, repeat } = event;
  if (isComposing || repeat) return null;
  const modifier = modifierOf(event);
  if (modifier === 'control' && key.toLowerCase() === 'k') return 'find';
  if (modifier === 'control' && (key === '/' || code === 'Slash')) return 'keyboard';
  return modifier === 'alt' && code === 'KeyP' ? 'customerView' : null;
}
