import type { ForwardedRef } from 'react';

import { type TextDraft, useTextDraft } from '../../foundation/useTextDraft.ts';
import { useFormikField } from './useFormikField.ts';

interface TextListeners<Left extends readonly unknown[]> {
  readonly onChange?: ((text: string) => void) | undefined;
  readonly onBlur?: ((...left: Left) => void) | undefined;
  readonly errorMessage?: string | undefined;
}

interface FormikText<
  Control extends HTMLInputElement | HTMLTextAreaElement,
  Left extends readonly unknown[],
> extends Omit<TextDraft<Control>, 'onBlur'> {
  readonly name: string;
  readonly errorMessage: string | undefined;
  readonly onBlur: (...left: Left) => void;
}

/**
 * Binds a text control to a text of Formik. The text stays in the control until it is committed (blur, Enter, a second
 * without a key), so that a key renders nothing.
 */
export function useFormikText<Control extends HTMLInputElement | HTMLTextAreaElement, Left extends readonly unknown[]>(
  name: string,
  control: ForwardedRef<Control>,
  own: TextListeners<Left>,
): FormikText<Control, Left> {
  const { ref, value, errorMessage, onChange, onBlur } = useFormikField(name, control, own);
  const draft = useTextDraft({ value, onCommit: onChange, ref });
  return {
    ...draft,
    name,
    errorMessage,
    onBlur(...left) {
      draft.onBlur();
      onBlur(...left);
    },
  };
}
