import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { CheckboxGroup, type CheckboxGroupProps } from '../components/CheckboxGroup/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikCheckboxGroupProps extends Omit<CheckboxGroupProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen values (an array of strings) in Formik's values. */
  name: string;
}

/**
 * Binds a CheckboxGroup to the array of the chosen values in Formik's values. Formik's error is shown after the field
 * has lost focus. When a submit is refused, the first invalid field gets the focus. The ref is the group element.
 */
export const FormikCheckboxGroup: ForwardRefExoticComponent<FormikCheckboxGroupProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, FormikCheckboxGroupProps>(function FormikCheckboxGroup(props, ref) {
    return <CheckboxGroup {...props} {...useFormikField(props.name, ref, props)} />;
  });
