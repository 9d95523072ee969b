import { useEffect } from 'react';

import { useEffectEvent } from './useEffectEvent.ts';

const typedInto = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** The functions that receive a list that the user pastes. */
export interface PastedList {
  /** Called with cells that were copied from a spreadsheet, as text. */
  readonly onText: (text: string) => void;
  /** Called with a file that was copied. */
  readonly onFile: (file: File) => void;
}

/**
 * While the component is mounted, handles pastes anywhere on the page, except into text fields. Passes the pasted text
 * or file to the given functions.
 */
export function usePastedList({ onText, onFile }: PastedList): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || typedInto(event.target)) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // A spreadsheet puts both the text and a picture of the cells on the clipboard. The text is used.
    if (text.trim() !== '') onText(text);
    else if (file) onFile(file);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}
