import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { isInputMethodKey } from './isInputMethodKey.ts';
import { useLastChance } from './useLastChance.ts';
import { useStableCallback } from './useStableCallback.ts';

/** A pause in typing after which a text is committed, in ms. */
const idleMs = 1000;

/** An input that holds a text. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Props of the input that holds the draft. */
export interface TextDraft<Control extends TextControl = HTMLInputElement> {
  readonly ref: RefObject<Control | null>;
  readonly defaultValue: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: () => void;
}

interface TextDraftOptions<Control extends TextControl> {
  readonly value: string;
  readonly onCommit: (text: string) => void;
  /** Called with each text that the input shows, for an owner that comments on the text while it is being written. */
  readonly onShow?: ((text: string) => void) | undefined;
  /** The input's ref, where its owner has one. */
  readonly ref?: RefObject<Control | null> | undefined;
}

/**
 * The commits of a text that is being written: at once where the writing ends, else after a second without a key. The
 * object that is returned stays the same.
 */
function useDraftCommits(input: RefObject<TextControl | null>, onCommit: (text: string) => void) {
  const [, setRenders] = useState(0);
  const isHeld = useRef(false);
  const pending = useRef<string | null>(null);
  const isComposing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commit = useStableCallback(onCommit);

  const [commits] = useState(() => {
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
      if (document.activeElement === input.current) flush();
      else finish();
    };
    const wait = (): void => {
      clearTimeout(timer.current);
      if (!isComposing.current) timer.current = setTimeout(rest, idleMs);
    };
    return {
      finish,
      flush,
      /** True while the text is the user's and the owner's value must not replace it. */
      isWriting: (): boolean => isHeld.current || isComposing.current,
      write: (text: string): void => {
        isHeld.current = true;
        pending.current = text;
        wait();
      },
      startComposition: (): void => {
        isComposing.current = true;
        clearTimeout(timer.current);
      },
      endComposition: (): void => {
        isComposing.current = false;
        wait();
        renderAgain(); // after a cancelled composition the owner's value may be another one
      },
    };
  });
  useLastChance(commits.flush);
  return commits;
}

/**
 * Keeps a text that is being written in the input itself and commits it on blur, on Enter, after a second without a
 * key, and when the input unmounts or its page is left. Nothing is rendered for a key. The owner's value is written
 * into the input when it changes and after a commit. A composition of an input method is never interrupted.
 */
export function useTextDraft<Control extends TextControl = HTMLInputElement>(
  options: TextDraftOptions<Control>,
): TextDraft<Control> {
  const { value, onCommit, onShow } = options;
  const own = useRef<Control>(null);
  const ref = options.ref ?? own;
  const [first] = useState(value);
  const show = useStableCallback((text: string) => onShow?.(text));
  const commits = useDraftCommits(ref, onCommit);

  useLayoutEffect(() => {
    const input = ref.current;
    if (commits.isWriting() || !input || input.value === value) return;
    input.value = value;
    show(value);
  });

  return {
    ref,
    defaultValue: first,
    onChange(text) {
      commits.write(text);
      show(text);
    },
    onBlur: commits.finish,
    onKeyDown(event) {
      if (event.key === 'Enter' && !isInputMethodKey(event)) commits.finish();
    },
    onCompositionStart: commits.startComposition,
    onCompositionEnd: commits.endComposition,
  };
}
