import { useRef } from 'react';

import type { ComposedText } from './useComposedText.ts';

/** What a control takes that holds its text itself. */
interface FreeText extends Omit<ComposedText, 'value'> {
  readonly defaultValue: string;
}

/** As `useComposedText`, for a control that isn't rendered again during typing: the browser alone holds its text. */
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
      if (value !== before.current) tell(value); // else it was given up
    },
  };
}
