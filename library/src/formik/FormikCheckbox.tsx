import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Checkbox, type CheckboxProps } from '../components/Checkbox/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikCheckboxProps extends Omit<CheckboxProps, 'name' | 'isSelected' | 'defaultSelected'> {
  /** Path of the truth value in Formik's values. */
  name: string;
}

/**
 * A Checkbox that reads and writes true or false in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the input's.
 */
export const FormikCheckbox: ForwardRefExoticComponent<FormikCheckboxProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikCheckboxProps>(function FormikCheckbox(props, ref) {
    const { value, ...field } = useFormikField(props.name, ref, props);
    return <Checkbox {...props} {...field} isSelected={value} />;
  });
