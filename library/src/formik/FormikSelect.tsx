import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Select, type SelectProps } from '../components/Select/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSelectProps extends Omit<SelectProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen value (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a Select to a value in Formik's values. Shows Formik's error after the field has lost focus. A refused submit
 * focuses the first invalid field. The ref is the select element.
 */
export const FormikSelect: ForwardRefExoticComponent<FormikSelectProps & RefAttributes<HTMLSelectElement>> = forwardRef<
  HTMLSelectElement,
  FormikSelectProps
>(function FormikSelect(props, ref) {
  return <Select {...props} {...useFormikField(props.name, ref, props)} />;
});
