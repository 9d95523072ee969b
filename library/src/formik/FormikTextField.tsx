import { useField } from 'formik';
import type { ReactElement } from 'react';

import { useTextDraft } from '../components/TextDraft/index.ts';
import { TextField, type TextFieldProps } from '../components/TextField/index.ts';

export interface FormikTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange'> {
  /** Path of the text in Formik's values. */
  name: string;
}

/**
 * A TextField that reads and writes a text in Formik's values, and shows Formik's error once it was left. What is being
 * written stays in the field until it is meant (blur, Enter, a second without a key): a key costs the field, not the form.
 */
export function FormikTextField({ name, onBlur, ...props }: FormikTextFieldProps): ReactElement {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  const draft = useTextDraft({ value, onCommit: (text) => void setValue(text) });
  return (
    <TextField
      {...props}
      {...draft}
      name={name}
      errorMessage={props.errorMessage ?? (touched ? error : undefined)}
      onBlur={(event) => {
        draft.onBlur();
        void setTouched(true);
        onBlur?.(event);
      }}
    />
  );
}
