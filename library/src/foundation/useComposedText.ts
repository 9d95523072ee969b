import { type CompositionEvent, useState } from 'react';

/**
 * Props for a react-aria text field. While the user composes characters with an input method, the changes aren't
 * reported.
 */
export interface ComposedText {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onCompositionStart: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/**
 * Shows the text that is being composed with an input method, but calls `onChange` only with finished characters. Code
 * that filters, checks or converts the text therefore never receives half-typed pinyin.
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
