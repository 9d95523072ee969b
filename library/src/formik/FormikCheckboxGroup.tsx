import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { CheckboxGroup, type CheckboxGroupProps } from '../components/CheckboxGroup/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikCheckboxGroupProps extends Omit<CheckboxGroupProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen values (a list of texts) in Formik's values. */
  name: string;
}

/**
 * A CheckboxGroup that reads and writes the chosen values in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the group's.
 */
export const FormikCheckboxGroup: ForwardRefExoticComponent<FormikCheckboxGroupProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, FormikCheckboxGroupProps>(function FormikCheckboxGroup(props, ref) {
    return <CheckboxGroup {...props} {...useFormikField(props.name, ref, props)} />;
  });
