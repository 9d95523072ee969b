import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { PasswordField, type PasswordFieldProps } from '../components/PasswordField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikPasswordFieldProps extends Omit<PasswordFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the password (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a PasswordField to a password in Formik's values. Formik's error is shown after the field has lost focus. When
 * a submit is refused, the first invalid field gets the focus. The ref is the input element.
 */
export const FormikPasswordField: ForwardRefExoticComponent<
  FormikPasswordFieldProps & RefAttributes<HTMLInputElement>
> = forwardRef<HTMLInputElement, FormikPasswordFieldProps>(function FormikPasswordField(props, ref) {
  return <PasswordField {...props} {...useFormikField(props.name, ref, props)} />;
});
