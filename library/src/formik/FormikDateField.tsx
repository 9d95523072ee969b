import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { DateField, type DateFieldProps } from '../components/DateField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikDateFieldProps extends Omit<DateFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the day (`YYYY-MM-DD`, or an empty text) in Formik's values. */
  name: string;
}

/**
 * A DateField that reads and writes a day in Formik's values when it is committed, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the input's.
 */
export const FormikDateField: ForwardRefExoticComponent<FormikDateFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikDateFieldProps>(function FormikDateField(props, ref) {
    return <DateField {...props} {...useFormikField(props.name, ref, props)} />;
  });
