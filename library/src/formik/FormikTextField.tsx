import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { TextField, type TextFieldProps } from '../components/TextField/index.ts';
import { useFormikText } from './parts/useFormikText.ts';

export interface FormikTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the text in Formik's values. */
  name: string;
  /** Writes each key into Formik's values, for a short form whose messages follow the text. @default false */
  isImmediate?: boolean | undefined;
}

/**
 * A TextField that reads and writes a text in Formik's values, and shows Formik's error after it lost focus. The text stays in the field until it is committed (blur, Enter, a second without a key), so that a key renders the field and not the form; `onChange` is called then. A refused submit leads to the first invalid field. The ref is the input's.
 */
export const FormikTextField: ForwardRefExoticComponent<FormikTextFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikTextFieldProps>(function FormikTextField({ isImmediate, ...props }, ref) {
    return <TextField {...props} {...useFormikText(props.name, ref, { ...props, isImmediate })} />;
  });
