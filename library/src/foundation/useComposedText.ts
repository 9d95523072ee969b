import { type CompositionEvent, useState } from 'react';

/** Props for a react-aria text field that hold a composition back. */
export interface ComposedText {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onCompositionStart: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/**
 * Displays the text of a composition, but calls `onChange` with finished characters only: an owner that filters, checks
 * or converts the text never gets half-typed pinyin.
 */
export function useComposedText(settled: string, onChange: (text: string) => void): ComposedText {
  const [composed, setComposed] = useState<string | null>(null);
  return {
    value: composed ?? settled,
    onChange: composed === null ? onChange : setComposed,
    onCompositionStart: (event) => setComposed(event.currentTarget.value),
    onCompositionEnd(event) {
      setComposed(null);
      onChange(event.currentTarget.value);
    },
  };
}
