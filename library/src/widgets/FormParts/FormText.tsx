import type { ReactElement, ReactNode } from 'react';

import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';
import { useTextDraft } from '../../foundation/useTextDraft.ts';
import { FormWide } from './FormParts.styles.ts';

export interface FormTextProps extends Pick<
  TextFieldProps,
  'id' | 'errorMessage' | 'isRequired' | 'isReadOnly' | 'isDisabled' | 'inputMode'
> {
  /** Label of the field, in the user's language. */
  readonly label: string;
  /** Hint or warning that is shown below the field. */
  readonly description?: ReactNode;
  /** The text (controlled). */
  readonly value: string;
  /** Called with the text when it is committed: on blur, on Enter, or one second after the last key. */
  readonly onCommit: (text: string) => void;
  /** Called when the focus leaves the field. */
  readonly onLeave: () => void;
  /** True for a long text, such as a street address. The field is wider where the form has space. @default false */
  readonly isLong?: boolean | undefined;
}

/** Text field of a form. The browser's autofill is off, because it would enter the agent's own data. */
export function FormText({ value, onCommit, onLeave, isLong = false, ...field }: FormTextProps): ReactElement {
  const draft = useTextDraft({ value, onCommit });
  const control = (
    <TextField
      {...field}
      {...draft}
      autoComplete="off"
      onBlur={() => {
        draft.onBlur();
        onLeave();
      }}
    />
  );
  return isLong ? <FormWide>{control}</FormWide> : control;
}
