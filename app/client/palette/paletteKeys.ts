/** Actions of the keyboard shortcuts that work wherever the focus is. */
export type PaletteWish = 'find' | 'keyboard' | 'customerView';

/** Returns the modifier key if only Ctrl or only Alt is pressed; ⌘ counts as Ctrl. Otherwise returns null. */
function modifierOf({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'control' | 'alt' | null {
  const isControl = ctrlKey || metaKey;
  if (shiftKey || isControl === altKey) return null;
  return isControl ? 'control' : 'alt';
}

/**
 * Returns the action of a key press: Ctrl/⌘ + K, Ctrl/⌘ + / or Alt + P. Returns null for any other key, for a key that
 * is held down, and while an input method is composing text. No shortcut is a single character, because speech input
 * would trigger it (WCAG 2.1.4).
 */
export function wishOf(event: KeyboardEvent): PaletteWish | null {
  const { key, code, isComposing, repeat } = event;
  if (isComposing || repeat) return null;
  const modifier = modifierOf(event);
  if (modifier === 'control' && key.toLowerCase() === 'k') return 'find';
  if (modifier === 'control' && (key === '/' || code === 'Slash')) return 'keyboard';
  return modifier === 'alt' && code === 'KeyP' ? 'customerView' : null;
}
