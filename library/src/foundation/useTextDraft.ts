import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { isInputMethodKey } from './isInputMethodKey.ts';
import { useLastChance } from './useLastChance.ts';
import { useStableCallback } from './useStableCallback.ts';

/** A pause in typing after which a text is committed, in ms. */
const idleMs = 1000;

/** Props of the input that holds the draft. */
export interface TextDraft {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly defaultValue: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: () => void;
}

interface TextDraftOptions {
  readonly value: string;
  readonly onCommit: (text: string) => void;
  /** Called with each text that the input shows, for an owner that comments on the text while it is being written. */
  readonly onShow?: ((text: string) => void) | undefined;
}

/**
 * Keeps a text that is being written in the input itself and commits it on blur, on Enter, after a second without a
 * key, and when the input unmounts or its page is left. Nothing is rendered for a key. The owner's value is written
 * into the input when it changes and after a commit. A composition of an input method is never interrupted.
 */
export function useTextDraft({ value, onCommit, onShow }: TextDraftOptions): TextDraft {
  const ref = useRef<HTMLInputElement>(null);
  const [first] = useState(value);
  const [, setRenders] = useState(0);
  const isHeld = useRef(false);
  const pending = useRef<string | null>(null);
  const isComposing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commit = useStableCallback(onCommit);
  const show = useStableCallback((text: string) => onShow?.(text));

  const [act] = useState(() => {
    const renderAgain = (): void => setRenders((count) => count + 1);
    const flush = (): void => {
      clearTimeout(timer.current);
      const text = pending.current;
      pending.current = null;
      if (text !== null) commit(text);
    };
    const finish = (): void => {
      flush();
      if (!isHeld.current) return;
      isHeld.current = false;
      renderAgain();
    };
    const rest = (): void => {
      if (document.activeElement === ref.current) flush();
      else finish();
    };
    const wait = (): void => {
      clearTimeout(timer.current);
      if (!isComposing.current) timer.current = setTimeout(rest, idleMs);
    };
    return { flush, finish, wait, renderAgain };
  });

  useLastChance(act.flush);

  useLayoutEffect(() => {
    const input = ref.current;
    if (isHeld.current || isComposing.current || !input || input.value === value) return;
    input.value = value;
    show(value);
  });

  return {
    ref,
    defaultValue: first,
    onChange(text) {
      isHeld.current = true;
      pending.current = text;
      show(text);
      act.wait();
    },
    onBlur: act.finish,
    onKeyDown(event) {
      if (event.key === 'Enter' && !isInputMethodKey(event)) act.finish();
    },
    onCompositionStart() {
      isComposing.current = true;
      clearTimeout(timer.current);
    },
    onCompositionEnd() {
      isComposing.current = false;
      act.wait();
      act.renderAgain(); // after a cancelled composition the owner's value may be another one
    },
  };
}
