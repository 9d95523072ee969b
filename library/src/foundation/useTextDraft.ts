import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { isInputMethodKey } from './isInputMethodKey.ts';
import { useLastChance } from './useLastChance.ts';
import { useStableCallback } from './useStableCallback.ts';

/** Milliseconds after the last key press until a text is committed. */
const idleMs = 1000;

/** An input element in which the user types a text. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Props for an input whose text is committed late: on blur, on Enter, or after a pause in typing. */
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
  /** Called with the text whenever it changes in the input, for hints while the user types. */
  readonly onShow?: ((text: string) => void) | undefined;
  /** Ref of the input, for a caller that already has one. */
  readonly ref?: RefObject<Control | null> | undefined;
}

/**
 * Commits the text that the user types: immediately on blur or Enter, otherwise one second after the last key press.
 * The returned object stays the same between renders.
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
      /**
       * True from the first key press until the text is committed on blur or Enter, and during a composition with an
       * input method. Meanwhile the parent component's value must not replace the user's text.
       */
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
        renderAgain(); // After a cancelled composition, the field shows the parent's value again.
      },
    };
  });
  useLastChance(commits.flush);
  return commits;
}

/**
 * Keeps the text that the user types in an uncontrolled input. The text is committed on blur, on Enter, one second
 * after the last key press, and when the input unmounts or the user leaves the page. Key presses don't cause a render.
 * The parent component's value is written into the input when the value changes and after a commit on blur or Enter,
 * but not while the user is typing. A composition with an input method is never interrupted.
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
