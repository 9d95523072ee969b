import { cdp } from 'vitest/browser';

/**
 * Shows `text` as a composition of an input method in the focused field. The text isn't committed yet. An empty text
 * cancels the composition.
 */
export async function compose(text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

/** Ends the composition. `text` contains the characters that the user selected. */
export async function commitComposition(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}

/** Presses a key that the input method handles. For such a key, the page gets the key code 229 and no character. */
export async function pressWhileComposing(key: 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp'): Promise<void> {
  const press = { key, code: key, windowsVirtualKeyCode: 229 };
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
}
