import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Select, type SelectProps } from '../components/Select/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSelectProps extends Omit<SelectProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen value (a text) in Formik's values. */
  name: string;
}

/**
 * A Select that reads and writes the chosen value in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the select's.
 */
export const FormikSelect: ForwardRefExoticComponent<FormikSelectProps & RefAttributes<HTMLSelectElement>> = forwardRef<
  HTMLSelectElement,
  FormikSelectProps
>(function FormikSelect(props, ref) {
  return <Select {...props} {...useFormikField(props.name, ref, props)} />;
});
