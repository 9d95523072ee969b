import { type CompositionEvent, useState } from 'react';

/** What a react-aria text field takes to hold a composition back. */
export interface ComposedText {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onCompositionStart: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/**
 * Shows what an input method composes, but tells `onChange` the finished characters only: an owner that filters, checks
 * or upper-cases never sees half-typed pinyin.
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
