import { type ReactElement, type ReactNode, useState } from 'react';

import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';
import { useTextDraft } from '../../foundation/useTextDraft.ts';
import type { FormField } from '../FormParts/index.ts';

export interface InvoiceFormLineProps extends Pick<TextFieldProps, 'inputMode' | 'isRequired'> {
  /** Id, problem and state of the field. */
  field: FormField;
  /** Label of the field. */
  label: string;
  /** The text, held by the owner. */
  value: string;
  /** Called with the text when it is committed. */
  onCommit: (text: string) => void;
  /** Returns the hint below the line for the text that is being typed. */
  describe?: (text: string) => ReactNode;
}

/**
 * A line of the invoice, committed on blur, on Enter or after a pause; an unfinished composition is neither counted nor
 * converted to upper case.
 */
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
