import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { isInputMethodKey } from '../InputMethod/index.ts';
import { useLastChance } from '../LastChance/index.ts';

/** A pause after which what is written counts as meant, in ms. */
const idleMs = 1000;

export interface TextDraft {
  readonly text: string;
  /** Handlers of the input that shows the text. */
  readonly input: {
    readonly onChange: (text: string) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: () => void;
  };
}

/**
 * Keeps what is being written in the field itself and hands it on when it is meant: on blur, on Enter, after a second
 * without a key, and when the field goes away or its page is left. An input method that is still composing is never interrupted.
 */
export function useTextDraft(value: string, onCommit: (text: string) => void): TextDraft {
  const [draft, setDraft] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const isComposing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commit = useRef(onCommit);

  useEffect(() => {
    commit.current = onCommit;
  });

  const [act] = useState(() => {
    const flush = (): void => {
      clearTimeout(timer.current);
      const text = pending.current;
      pending.current = null;
      if (text !== null) commit.current(text);
    };
    const wait = (): void => {
      clearTimeout(timer.current);
      if (!isComposing.current) timer.current = setTimeout(flush, idleMs);
    };
    return { flush, wait };
  });

  useLastChance(act.flush);

  const finish = (): void => {
    act.flush();
    setDraft(null);
  };

  return {
    text: draft ?? value,
    input: {
      onChange(text) {
        setDraft(text);
        pending.current = text;
        act.wait();
      },
      onBlur: finish,
      onKeyDown(event) {
        if (event.key === 'Enter' && !isInputMethodKey(event)) finish();
      },
      onCompositionStart() {
        isComposing.current = true;
        clearTimeout(timer.current);
      },
      onCompositionEnd() {
        isComposing.current = false;
        act.wait();
      },
    },
  };
}
