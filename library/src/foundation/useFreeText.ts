import { useRef } from 'react';

import type { ComposedText } from './useComposedText.ts';

/** Props for an uncontrolled input, which keeps its own text. */
interface FreeText extends Omit<ComposedText, 'value'> {
  readonly defaultValue: string;
}

/** Works like `useComposedText`, but for an uncontrolled input, which isn't rendered while the user types. */
export function useFreeText(defaultValue: string, onChange: ((text: string) => void) | undefined): FreeText {
  const isComposing = useRef(false);
  const before = useRef(defaultValue);
  const tell = (text: string): void => {
    if (!isComposing.current) onChange?.(text);
  };
  return {
    defaultValue,
    onChange: tell,
    onCompositionStart(event) {
      isComposing.current = true;
      before.current = event.currentTarget.value;
    },
    onCompositionEnd(event) {
      isComposing.current = false;
      const { value } = event.currentTarget;
      if (value !== before.current) tell(value); // After a cancelled composition, `onChange` isn't called.
    },
  };
}
