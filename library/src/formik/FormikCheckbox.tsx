import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Checkbox, type CheckboxProps } from '../components/Checkbox/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikCheckboxProps extends Omit<CheckboxProps, 'name' | 'isSelected' | 'defaultSelected'> {
  /** Path of the boolean in Formik's values. */
  name: string;
}

/**
 * Binds a Checkbox to a boolean in Formik's values. Shows Formik's error after the field has lost focus. A refused
 * submit focuses the first invalid field. The ref is the input element.
 */
export const FormikCheckbox: ForwardRefExoticComponent<FormikCheckboxProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikCheckboxProps>(function FormikCheckbox(props, ref) {
    const { value, ...field } = useFormikField(props.name, ref, props);
    return <Checkbox {...props} {...field} isSelected={value} />;
  });
