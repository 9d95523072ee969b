import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Checkbox, type CheckboxProps } from '../components/Checkbox/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikCheckboxProps extends Omit<CheckboxProps, 'name' | 'isSelected' | 'defaultSelected'> {
  /** Path in Formik's values of the boolean that is true while the box is checked. */
  name: string;
}

/**
 * Binds a Checkbox to a boolean in Formik's values. Formik's error is shown after the field has lost focus. When a
 * submit is refused, the first invalid field gets the focus. The ref is the input element.
 */
export const FormikCheckbox: ForwardRefExoticComponent<FormikCheckboxProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikCheckboxProps>(function FormikCheckbox(props, ref) {
    const { value, ...field } = useFormikField(props.name, ref, props);
    return <Checkbox {...props} {...field} isSelected={value} />;
  });
