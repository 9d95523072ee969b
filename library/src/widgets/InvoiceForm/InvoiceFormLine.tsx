import { type ReactElement, type ReactNode, useState } from 'react';

import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';
import { useTextDraft } from '../../foundation/useTextDraft.ts';
import { FormWide } from '../FormParts/FormParts.styles.ts';
import type { FormField } from '../FormParts/index.ts';

export interface InvoiceFormLineProps extends Pick<TextFieldProps, 'inputMode' | 'isRequired'> {
  /** Id, problem and state of the field. */
  field: FormField;
  /** Label of the field, in the user's language. */
  label: string;
  /** The text (controlled). */
  value: string;
  /** Called with the text when it is committed: on blur, on Enter, or one second after the last key. */
  onCommit: (text: string) => void;
  /** Returns the hint for the text that the user is typing. */
  describe?: (text: string) => ReactNode;
  /** True for a long text, such as a street address. The field is wider where the form has space. @default false */
  isLong?: boolean | undefined;
}

/**
 * Text field for a line of the invoice. It commits the text on blur, on Enter, or one second after the last key. Text
 * that an input method is still composing is neither committed nor passed to `describe`.
 */
export function InvoiceFormLine(props: InvoiceFormLineProps): ReactElement {
  const { field, value, onCommit, describe, isLong = false, ...rest } = props;
  const { onBlur, description, ...control } = field;
  const [text, showText] = useState(value);
  const draft = useTextDraft({ value, onCommit, onShow: describe && showText });
  const line = (
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
  return isLong ? <FormWide>{line}</FormWide> : line;
}
