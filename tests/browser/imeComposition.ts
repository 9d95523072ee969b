import { cdp } from 'vitest/browser';

/** Shows `text` as what an input method is composing in the focused field; nothing is committed yet. '' gives it up. */
export async function compose(text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

/** Ends the composition with the characters the reader chose. */
export async function commitComposition(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}

/** Presses a key that the input method keeps for itself, as Chromium tells a page of it: key code 229, no character. */
export async function pressWhileComposing(key: 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp'): Promise<void> {
  const press = { key, code: key, windowsVirtualKeyCode: 229 };
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
}
