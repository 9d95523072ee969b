import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { DateField, type DateFieldProps } from '../components/DateField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikDateFieldProps extends Omit<DateFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the day (`YYYY-MM-DD`, or an empty string) in Formik's values. */
  name: string;
}

/**
 * Binds a DateField to a day in Formik's values. The value changes when the user commits a day. Formik's error is shown
 * after the field has lost focus. When a submit is refused, the first invalid field gets the focus. The ref is the
 * input element.
 */
export const FormikDateField: ForwardRefExoticComponent<FormikDateFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikDateFieldProps>(function FormikDateField(props, ref) {
    return <DateField {...props} {...useFormikField(props.name, ref, props)} />;
  });
