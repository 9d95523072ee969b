import { cdp } from 'vitest/browser';

/** Shows `text` as what an input method is composing in the focused field; nothing is committed yet. */
export async function compose(text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

/** Ends the composition with the characters the reader chose. */
export async function commitComposition(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}
