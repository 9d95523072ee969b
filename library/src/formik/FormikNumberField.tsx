import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { NumberField, type NumberFieldProps } from '../components/NumberField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikNumberFieldProps extends Omit<NumberFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the number or null in Formik's values. */
  name: string;
}

/**
 * Binds a NumberField to a number in Formik's values, which changes when a number is committed. Shows Formik's error
 * after the field has lost focus. A refused submit focuses the first invalid field. The ref is the input element.
 */
export const FormikNumberField: ForwardRefExoticComponent<FormikNumberFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikNumberFieldProps>(function FormikNumberField(props, ref) {
    return <NumberField {...props} {...useFormikField(props.name, ref, props)} />;
  });
