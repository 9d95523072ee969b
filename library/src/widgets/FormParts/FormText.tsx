import type { ReactElement, ReactNode } from 'react';

import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';
import { useTextDraft } from '../../foundation/useTextDraft.ts';

export interface FormTextProps extends Pick<
  TextFieldProps,
  'id' | 'errorMessage' | 'isRequired' | 'isReadOnly' | 'isDisabled' | 'inputMode'
> {
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: string;
  readonly onCommit: (text: string) => void;
  readonly onLeave: () => void;
}

/** A line of the form, handed on when it is meant. Autofill stays off: the agent's own data would be offered. */
export function FormText({ value, onCommit, onLeave, ...field }: FormTextProps): ReactElement {
  const draft = useTextDraft({ value, onCommit });
  return (
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
}
