import { useRef } from 'react';

import type { ComposedText } from './useComposedText.ts';

/** Props of an input that holds its text itself. */
interface FreeText extends Omit<ComposedText, 'value'> {
  readonly defaultValue: string;
}

/** Like `useComposedText`, for an input that is not rendered during typing: the browser holds its text. */
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
      if (value !== before.current) tell(value); // an unchanged text means that the composition was cancelled
    },
  };
}
