import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { NumberField, type NumberFieldProps } from '../components/NumberField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikNumberFieldProps extends Omit<NumberFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the number, or null in Formik's values. */
  name: string;
}

/**
 * A NumberField that reads and writes a number in Formik's values when it is committed, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the input's.
 */
export const FormikNumberField: ForwardRefExoticComponent<FormikNumberFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikNumberFieldProps>(function FormikNumberField(props, ref) {
    return <NumberField {...props} {...useFormikField(props.name, ref, props)} />;
  });
