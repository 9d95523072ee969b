import type { ForwardedRef } from 'react';

import { type TextDraft, useTextDraft } from '../../foundation/useTextDraft.ts';
import { useFormikField } from './useFormikField.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface TextListeners<Left extends readonly unknown[]> {
  readonly onChange?: ((text: string) => void) | undefined;
  readonly onBlur?: ((...left: Left) => void) | undefined;
  readonly errorMessage?: string | undefined;
}

type FormikText<Control extends TextControl, Left extends readonly unknown[]> = Omit<
  ReturnType<typeof useFormikField<string, readonly [], Left, Control>>,
  'value' | 'onChange'
> & { readonly onChange: (text: string) => void } & (Omit<TextDraft<Control>, 'onBlur'> | { readonly value: string });

/**
 * Binds a text control to a string in Formik's values. The text stays in the control until `useTextDraft` commits it,
 * for example on blur. Thus a key press doesn't render other fields of the form. If `isImmediate` is true, each change
 * of the text is written to the values immediately.
 */
export function useFormikText<Control extends TextControl, Left extends readonly unknown[]>(
  name: string,
  control: ForwardedRef<Control>,
  { isImmediate = false, ...own }: TextListeners<Left> & { readonly isImmediate?: boolean | undefined },
): FormikText<Control, Left> {
  const field = useFormikField(name, control, own);
  const { value, onChange, onBlur, ...rest } = field;
  const draft = useTextDraft({ value, onCommit: onChange, ref: isImmediate ? undefined : rest.ref });
  if (isImmediate) return field;
  return {
    ...rest,
    ...draft,
    onBlur(...left) {
      draft.onBlur();
      onBlur(...left);
    },
  };
}
