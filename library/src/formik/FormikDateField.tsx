import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { DateField, type DateFieldProps } from '../components/DateField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikDateFieldProps extends Omit<DateFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the day (`YYYY-MM-DD`, or an empty string) in Formik's values. */
  name: string;
}

/**
 * Binds a DateField to a day in Formik's values, which changes when a day is committed. Shows Formik's error after the
 * field has lost focus. A refused submit focuses the first invalid field. The ref is the input element.
 */
export const FormikDateField: ForwardRefExoticComponent<FormikDateFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikDateFieldProps>(function FormikDateField(props, ref) {
    return <DateField {...props} {...useFormikField(props.name, ref, props)} />;
  });
