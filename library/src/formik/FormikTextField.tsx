import { useField } from 'formik';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import { TextField, type TextFieldProps } from '../components/TextField/index.ts';
import { useTextDraft } from '../foundation/useTextDraft.ts';
import { useRefusalFocus } from './parts/useRefusalFocus.ts';

export interface FormikTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange'> {
  /** Path of the text in Formik's values. */
  name: string;
}

/**
 * A TextField that reads and writes a text in Formik's values, and shows Formik's error after it lost focus. The text
 * stays in the field until it is committed (blur, Enter, a second without a key), so that a key renders the field and
 * not the form. A refused submit leads to the first invalid field. The ref is the input's.
 */
export const FormikTextField: ForwardRefExoticComponent<FormikTextFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikTextFieldProps>(function FormikTextField({ name, onBlur, ...props }, ref) {
    const input = useObjectRef(ref);
    useRefusalFocus(input);
    const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(name);
    const draft = useTextDraft({ value, onCommit: (text) => void setValue(text) });
    return (
      <TextField
        {...props}
        {...draft}
        ref={input}
        name={name}
        errorMessage={props.errorMessage ?? (touched ? error : undefined)}
        onBlur={(event) => {
          draft.onBlur();
          void setTouched(true);
          onBlur?.(event);
        }}
      />
    );
  });
