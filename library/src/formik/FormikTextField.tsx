import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { TextField, type TextFieldProps } from '../components/TextField/index.ts';
import { useFormikText } from './parts/useFormikText.ts';

export interface FormikTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the text in Formik's values. */
  name: string;
  /**
   * Writes each change of the text to Formik's values immediately. Use it in short forms whose messages depend on the
   * text.
   * @default false
   */
  isImmediate?: boolean | undefined;
}

/**
 * Binds a TextField to a text in Formik's values. Unless `isImmediate` is true, the text stays in the field until it is
 * committed: on blur, on Enter, or one second after the last key. Thus a key press doesn't render the whole form.
 * `onChange` is called when the text is committed. Formik's error is shown after the field has lost focus. When a
 * submit is refused, the first invalid field gets the focus. The ref is the input element.
 */
export const FormikTextField: ForwardRefExoticComponent<FormikTextFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikTextFieldProps>(function FormikTextField({ isImmediate, ...props }, ref) {
    return <TextField {...props} {...useFormikText(props.name, ref, { ...props, isImmediate })} />;
  });
