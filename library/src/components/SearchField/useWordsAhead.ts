import { useState } from 'react';

/** What a field shows while its owner follows, and how it takes new words. */
export interface WordsAhead {
  readonly words: string;
  readonly write: (words: string) => void;
  /** Shows the owner's words, whatever was told it. */
  readonly settle: () => void;
}

const none: readonly string[] = [];

/**
 * Keeps what is typed in sight until its owner has followed. One that holds the words in the address follows in a
 * transition, after the next letter may have come: shown its older words meanwhile, the field would lose that letter.
 */
export function useWordsAhead(
  value: string | undefined,
  defaultValue: string,
  onChange: ((words: string) => void) | undefined,
): WordsAhead {
  const [own, setOwn] = useState(defaultValue);
  const [told, setTold] = useState(none); // and not followed yet, oldest first
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
