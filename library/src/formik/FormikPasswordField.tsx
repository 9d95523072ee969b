import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { PasswordField, type PasswordFieldProps } from '../components/PasswordField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikPasswordFieldProps extends Omit<PasswordFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the password (a text) in Formik's values. */
  name: string;
}

/**
 * A PasswordField that reads and writes a password in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the input's.
 */
export const FormikPasswordField: ForwardRefExoticComponent<
  FormikPasswordFieldProps & RefAttributes<HTMLInputElement>
> = forwardRef<HTMLInputElement, FormikPasswordFieldProps>(function FormikPasswordField(props, ref) {
  return <PasswordField {...props} {...useFormikField(props.name, ref, props)} />;
});
