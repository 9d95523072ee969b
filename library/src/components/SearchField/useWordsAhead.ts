import { useState } from 'react';

/** The text that a field shows while its owner catches up, and its handlers. */
export interface WordsAhead {
  readonly words: string;
  readonly write: (words: string) => void;
  /** Shows the owner's text again, whatever was typed. */
  readonly settle: () => void;
}

const none: readonly string[] = [];

/**
 * Keeps typed text visible until the owner has caught up. An owner that keeps the text in the address updates in a
 * transition, possibly after the next letter: a field that showed the older text meanwhile would lose that letter.
 */
export function useWordsAhead(
  value: string | undefined,
  defaultValue: string,
  onChange: ((words: string) => void) | undefined,
): WordsAhead {
  const [own, setOwn] = useState(defaultValue);
  const [told, setTold] = useState(none); // texts that the owner hasn't set yet, oldest first
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
