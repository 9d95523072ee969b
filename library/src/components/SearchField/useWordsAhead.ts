import { useState } from 'react';

/** The text that a field shows while the parent component's value is still older, with the handlers of the field. */
export interface WordsAhead {
  readonly words: string;
  readonly write: (words: string) => void;
  /** Discards the typed text and shows the parent component's value again. */
  readonly settle: () => void;
}

const none: readonly string[] = [];

/**
 * Keeps the typed text visible until the parent component has updated `value`. If the update happens in a transition,
 * for example because the text is in the URL, `value` can be older than the typed text. A field that showed the older
 * value would lose letters.
 */
export function useWordsAhead(
  value: string | undefined,
  defaultValue: string,
  onChange: ((words: string) => void) | undefined,
): WordsAhead {
  const [own, setOwn] = useState(defaultValue);
  // Typed texts that the parent component hasn't passed as `value` yet, oldest first.
  const [told, setTold] = useState(none);
  const settled = value ?? own;
  const [before, setBefore] = useState(settled);
  const followed = told.indexOf(settled);
  const ahead = before === settled ? told : followed === -1 ? none : told.slice(followed + 1);
  if (before !== settled) {
    setBefore(settled);
    setTold(ahead);
  }
  const words = ahead.at(-1) ?? settled;
  return {
    words,
    write(next) {
      if (next === words) return;
      if (value === undefined) setOwn(next);
      else setTold([...ahead, next]);
      onChange?.(next);
    },
    settle: () => setTold(none),
  };
}
