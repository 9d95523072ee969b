import { useState } from 'react';

/**
 * The text that a field shows, and functions that change it. The text can be newer than the parent component's value.
 */
export interface WordsAhead {
  readonly words: string;
  readonly write: (words: string) => void;
  /** Discards the typed text and shows the parent component's value again. */
  readonly settle: () => void;
}

const none: readonly string[] = [];

/**
 * Shows the typed text until the parent component has updated `value`. If the parent updates `value` in a transition,
 * for example because the text is in the URL, `value` stays older than the typed text for some time. A field that
 * showed the older value would lose letters.
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
