import { type ReactElement, type ReactNode, useState } from 'react';

import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';
import { useTextDraft } from '../../foundation/useTextDraft.ts';
import type { FormField } from '../FormParts/index.ts';

export interface InvoiceFormLineProps extends Pick<TextFieldProps, 'inputMode' | 'isRequired'> {
  field: FormField;
  label: string;
  value: string;
  onCommit: (text: string) => void;
  /** What is said below the line, of the text as it is being written. */
  describe?: (text: string) => ReactNode;
}

/** A line of the invoice, handed on when it is meant: what an input method composes is neither counted twice nor turned upper case. */
export function InvoiceFormLine(props: InvoiceFormLineProps): ReactElement {
  const { field, value, onCommit, describe, ...rest } = props;
  const { onBlur, description, ...control } = field;
  const [text, showText] = useState(value);
  const draft = useTextDraft({ value, onCommit, onShow: describe && showText });
  return (
    <TextField
      {...rest}
      {...control}
      {...draft}
      description={description ?? describe?.(text)}
      autoComplete="off"
      onBlur={() => {
        draft.onBlur();
        onBlur();
      }}
    />
  );
}
